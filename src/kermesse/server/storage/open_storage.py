"""Where the log is kept: a file, or a database of PostgreSQL, whichever was named."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.sqlite_schema import keep_private
from kermesse.server.storage.storage import Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks

if TYPE_CHECKING:
    from kermesse.server.storage.postgres import SharedPostgresStorage

SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Raises StorageFailed for what is neither that nor a file."""
    if db.startswith(SCHEMES):
        return True
    if "://" in db:
        scheme = db.partition("://")[0]
        raise StorageFailed(f"{scheme}://… is neither a file nor postgresql://…: name one of those with --db")
    return False


def need_driver() -> None:
    """It comes with an extra: most houses are a file."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise StorageFailed("PostgreSQL needs its driver: pip install 'kermesse[postgres]'") from None


async def open_storage(db: str, watch: Tasks, on_commit: Callable[[int, float], None]) -> Storage:
    if is_postgres(db):
        need_driver()
        from kermesse.server.storage.postgres import PostgresStorage

        return await PostgresStorage.opened(db, watch, on_commit)
    storage = SqliteStorage(db, on_commit)
    keep_private(db)
    return storage


async def open_shared(db: str, watch: Tasks, on_commit: Callable[[int, float], None]) -> "SharedPostgresStorage":
    """One that other servers have open too."""
    if not is_postgres(db):
        raise StorageFailed("a file is one server's: with --broker, give --db a postgresql://… that all servers share")
    need_driver()
    from kermesse.server.storage.postgres import SharedPostgresStorage

    return await SharedPostgresStorage.opened(db, watch, on_commit)


def shown(db: str) -> str:
    """For logs: without a password."""
    if is_postgres(db):
        need_driver()
        from kermesse.server.storage.postgres_schema import without_password

        return without_password(db)
    return db
