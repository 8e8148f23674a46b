"""Parts of the paths of CVs."""

from typing import Annotated
from uuid import UUID

from fastapi import Path

CvId = Annotated[UUID, Path(alias="cvId")]
ItemId = Annotated[UUID, Path(alias="itemId", description="Made by the client that adds the item.")]
