"""The routes: pages, the API of `messages.py`, sockets, health and metrics."""

from typing import Final

from aiohttp import web

from kermesse.server.http import (
    analyses,
    finished,
    links,
    operations,
    person_routes,
    problems,
    sockets,
    tables,
    way_in_routes,
)
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.pages import PAGES, add_files
from kermesse.server.http.posters import POSTERS, Posters
from kermesse.server.http.tables import MADE, Made
from kermesse.server.storage.limits import LONGEST_RECORD

ROUTES: Final = (
    web.get("/api/me", person_routes.who),
    web.post("/api/me", person_routes.rename),
    web.delete("/api/me", person_routes.forget_me),
    web.post("/api/me/key", person_routes.new_key),
    web.get("/api/me/ways", way_in_routes.listed),
    web.post("/api/me/ways/{id}", way_in_routes.rename),
    web.delete("/api/me/ways/{id}", way_in_routes.take_away),
    web.post("/api/me/others/{id}", way_in_routes.switch),
    web.post("/api/me/others", way_in_routes.somebody_else),
    web.post("/api/me/passkey/begin", way_in_routes.begin_passkey),
    web.post("/api/me/passkey", way_in_routes.add_passkey),
    web.post("/api/me/code", way_in_routes.new_code),
    web.post("/api/me/code/look", way_in_routes.look_at_code),
    web.post("/api/me/code/answer", way_in_routes.answer_code),
    web.post("/api/me/sheet", way_in_routes.new_sheet),
    web.post("/api/enter/passkey/begin", way_in_routes.begin_by_passkey),
    web.post("/api/enter/passkey", way_in_routes.enter_by_passkey),
    web.post("/api/enter/code/look", way_in_routes.whose_code),
    web.post("/api/enter/code/ask", way_in_routes.ask_by_code),
    web.post("/api/enter/code", way_in_routes.enter_by_code),
    web.post("/api/enter/sheet", way_in_routes.enter_by_sheet),
    web.get("/api/me/data", person_routes.my_data),
    web.get("/api/me/export", person_routes.export),
    web.get("/api/me/understood", person_routes.understood),
    web.post("/api/me/understood", person_routes.understand),
    web.delete("/api/me/understood", person_routes.explain_again),
    web.get("/api/games", tables.games),
    web.get("/api/games/{game}/words", tables.words_of_game),
    web.get("/api/tables", tables.listed),
    web.post("/api/tables", tables.new_table),
    web.get("/api/tables/{id}", tables.table),
    web.get("/api/replays/{id}", finished.replay),
    web.get("/api/replays/{id}/record", finished.record),
    web.get("/api/replays/{id}/analysis/{seat}", analyses.look),
    web.post("/api/replays/{id}/analysis/{seat}", analyses.begin),
    web.get("/table/{id}/record", finished.record),
    web.post("/api/verify", finished.verify),
    web.get("/ws/{id}", sockets.socket),
    web.get("/api/problems", problems.listed),
    web.get("/ws/lesson/{game}/{name}", sockets.lesson_socket),
    web.get("/ws/problem/{game}/{name}", sockets.problem_socket),
    web.get("/table/{id}/qr.svg", tables.qr),
    *(web.get(path, links.home_page) for path in PAGES),
    web.get("/table/{id}", links.table_page),
    web.get("/replay/{id}", links.replay_page),
    web.get("/learn/{game}", links.learn_page),
    web.get("/learn/{game}/summary", links.learn_page),
    web.get("/lesson/{game}/{name}", links.lesson_page),
    web.get("/problems/{game}", links.problems_page),
    web.get("/problem/{game}/{name}", links.problems_page),
    web.get("/manifest.webmanifest", links.manifest),
    web.get("/picture.png", links.home_picture),
    web.get("/table/{id}/picture.png", links.table_picture),
    web.get("/learn/{game}/picture.png", links.learn_picture),
    web.get("/healthz", operations.health),
    web.get("/readyz", operations.ready),
    web.get("/metrics", operations.metrics),
)


def application(context: Context) -> web.Application:
    app = web.Application(client_max_size=LONGEST_RECORD + 1024, middlewares=[context.guard])
    app[CONTEXT] = context
    app[POSTERS] = Posters()
    app[MADE] = Made(context)
    app.add_routes(ROUTES)
    add_files(app)
    return app
