"""Opens the storage that was named: a file, or a database of PostgreSQL."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.sqlite_schema import keep_private
from kermesse.server.storage.storage import Listeners, Storage, StorageFailed
from kermesse.server.storage.tasks import Tasks

if TYPE_CHECKING:
    from kermesse.server.storage.postgres import SharedPostgresStorage

SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """True for an address of PostgreSQL, False for a file. Raises StorageFailed for any other address."""
    if db.startswith(SCHEMES):
        return True
    if "://" in db:
        scheme = db.partition("://")[0]
        raise StorageFailed(f"{scheme}://… is neither a file nor postgresql://…: name one of those with --db")
    return False


def need_driver() -> None:
    """Raises StorageFailed if the driver, an extra, is not installed."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise StorageFailed("PostgreSQL needs its driver: pip install 'kermesse[postgres]'") from None


async def open_storage(db: str, tasks: Tasks, on_commit: Callable[[int, float], None]) -> Storage:
    if is_postgres(db):
        need_driver()
        from kermesse.server.storage.postgres import PostgresStorage

        return await PostgresStorage.opened(db, tasks, Listeners(on_commit))
    storage = SqliteStorage(db, Listeners(on_commit))
    keep_private(db)
    return storage


async def open_shared(db: str, tasks: Tasks, on_commit: Callable[[int, float], None]) -> "SharedPostgresStorage":
    """Opens a database that other servers have open too."""
    if not is_postgres(db):
        raise StorageFailed("a file is one server's: with --broker, give --db a postgresql://… that all servers share")
    need_driver()
    from kermesse.server.storage.postgres import SharedPostgresStorage

    return await SharedPostgresStorage.opened(db, tasks, Listeners(on_commit))


def shown(db: str) -> str:
    """Returns the name for logs, without a password."""
    if is_postgres(db):
        need_driver()
        from kermesse.server.storage.postgres_schema import without_password

        return without_password(db)
    return db
