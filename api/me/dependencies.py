"""FastAPI dependencies: the serializer of the own account."""

from typing import Annotated

from fastapi import Depends

from api.auth.dependencies import UseAccountRepository, UseImpersonation
from api.documents.dependencies import UsePictures
from api.me.serializers import AccountSerializer
from api.services import UseSettings


async def account_serializer(
    accounts: UseAccountRepository, impersonation: UseImpersonation, pictures: UsePictures, settings: UseSettings
) -> AccountSerializer:
    """The serializer, built per request."""
    return AccountSerializer(accounts, impersonation, pictures, settings)


UseAccountSerializer = Annotated[AccountSerializer, Depends(account_serializer)]
