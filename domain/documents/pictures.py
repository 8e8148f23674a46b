"""Pictures of the person of an account, for CVs and for the account itself."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Engine, func, select, update

from domain.documents.document import PICTURE, Document, Upload
from domain.documents.errors import DocumentNotFound, PictureNotFound
from domain.documents.formats import JPG
from domain.documents.limited_reading import square_limited
from domain.documents.service import Documents
from domain.documents.square_pictures import Crop
from domain.documents.tables import document
from domain.kernel.log.idempotency import IdempotencyKey


class Pictures:
    """The caller has checked whose account it is. Pictures are files like documents, with a limit of their own."""

    def __init__(self, engine: Engine, documents: Documents) -> None:
        self._engine = engine
        self._documents = documents

    def store(self, account_id: UUID, content: bytes, crop: Crop | None, key: IdempotencyKey | None = None) -> Document:
        """Stores a square of the photograph. Raises what `square_picture` raises, FileInfected and TooManyPictures."""
        self._documents.require_clean(content)
        square = square_limited(content, crop)
        upload = Upload(square, "picture", PICTURE, account_id, of_guest=False, is_saved=True)
        return self._documents.store_checked(upload, JPG, key)

    def list_of(self, account_id: UUID) -> Sequence[Document]:
        """An account's pictures, newest first."""
        return [each for each in self._documents.list_of(account_id) if each.source == PICTURE]

    def read(self, account_id: UUID, picture_id: UUID) -> bytes:
        """A JPEG. Raises PictureNotFound, also for somebody else's."""
        self.require(account_id, picture_id)
        try:
            return self._documents.read(picture_id)[1]
        except DocumentNotFound as error:
            raise PictureNotFound from error

    def require(self, account_id: UUID, picture_id: UUID) -> None:
        """Raises PictureNotFound unless the picture is there and the account's."""
        found = self._documents.find(picture_id)
        if found is None or found.person_id != account_id or found.source != PICTURE:
            raise PictureNotFound

    def remove(self, account_id: UUID, picture_id: UUID) -> None:
        """Removes a picture; CVs that name it are without one then. Raises PictureNotFound."""
        self.require(account_id, picture_id)
        self._documents.remove(account_id, picture_id)

    def shown_of(self, account_id: UUID) -> UUID | None:
        """The picture that the account shows."""
        with self._engine.connect() as connection:
            query = select(document.c.id).where(document.c.person_id == account_id, document.c.shown_at.is_not(None))
            return connection.execute(query.order_by(document.c.shown_at.desc()).limit(1)).scalar_one_or_none()

    def show(self, account_id: UUID, picture_id: UUID | None) -> None:
        """The account shows this one of its pictures from now on, or none. Raises PictureNotFound."""
        if picture_id:
            self.require(account_id, picture_id)
        mine = update(document).where(document.c.person_id == account_id)
        with self._engine.begin() as connection:
            connection.execute(mine.where(document.c.shown_at.is_not(None)).values(shown_at=None))
            if picture_id:
                connection.execute(mine.where(document.c.id == picture_id).values(shown_at=func.clock_timestamp()))
