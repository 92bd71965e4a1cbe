"""Where the log is kept: a file, or a database of PostgreSQL, whichever was named."""

from collections.abc import Callable
from typing import Final

from kermesse.server.ground.database import keep_private
from kermesse.server.ground.sqlite_storage import SqliteStorage
from kermesse.server.ground.storage import Storage, StorageFailed
from kermesse.server.ground.watch import Watch

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


async def open_storage(db: str, watch: Watch, on_commit: Callable[[int, float], None]) -> Storage:
    if is_postgres(db):
        need_driver()
        from kermesse.server.ground.postgres_storage import PostgresStorage

        house = await PostgresStorage.open(db, watch, on_commit)
        try:
            await house.mend()
        except BaseException:
            await house.close()
            raise
        return house
    storage = SqliteStorage(db, on_commit)
    keep_private(db)
    return storage


def shown(db: str) -> str:
    """For logs: without a password."""
    if is_postgres(db):
        need_driver()
        from kermesse.server.ground.postgres import without_password

        return without_password(db)
    return db
