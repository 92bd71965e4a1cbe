"""The page can be installed, and shows a page of its own when there is no connection."""

from playwright.sync_api import Browser, expect

from tests.e2e.hands import new_table, opened, serious


def test_manifest_and_icons_are_there_in_the_language_of_who_asks(browser: Browser, base_url: str) -> None:
    for locale, language, word in (("fr-FR", "fr", "Cinq jeux"), ("en-GB", "en", "Five French")):
        with opened(browser, base_url, locale) as page:
            page.goto("/")
            link = page.locator("link[rel=manifest]").get_attribute("href") or ""
            answer = page.request.get(link, headers={"Accept-Language": locale})
            assert answer.headers["content-type"].startswith("application/manifest+json")
            manifest = answer.json()
            assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (language, "standalone", "/")
            assert manifest["description"].startswith(word)
            assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
            touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
            for icon in (*manifest["icons"], {"src": touch, "sizes": "180x180"}):
                picture = page.request.get(icon["src"])
                assert picture.headers["content-type"] == "image/png"
                body = picture.body()
                assert body.startswith(b"\x89PNG")
                size = int(icon["sizes"].split("x")[0])
                assert [int.from_bytes(body[at : at + 4]) for at in (16, 20)] == [size, size]


def test_without_a_connection_our_own_page_comes_up_and_leads_back(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    table = new_table(page, game="kraaw", seats=2)
    page.goto(f"/table/{table}")
    page.get_by_test_id("fill").wait_for()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
    )
    assert kept == ["/offline.html"], "no table and no answer is kept"
    context.set_offline(True)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Pas de connexion")).to_be_visible()
    expect(page.get_by_text("No connection")).to_be_visible()
    assert serious(page) == []
    context.set_offline(False)
    page.get_by_role("link", name="Réessayer").click()
    expect(page.get_by_test_id("fill")).to_be_visible()
    assert page.url.endswith(f"/table/{table}")
    context.close()
