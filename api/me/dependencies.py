"""FastAPI dependencies: the serializer of the own account."""

from typing import Annotated

from fastapi import Depends

from api.auth.dependencies import UseAccountRepository, UseImpersonation
from api.documents.dependencies import UsePictures
from api.me.serializers import AccountSerializer
from api.services import UseSettings, service
from domain.mail.assembly import ADDRESS_SUPPRESSION
from domain.mail.suppression import AddressSuppression

UseAddressSuppression = Annotated[AddressSuppression, service(ADDRESS_SUPPRESSION)]


async def account_serializer(
    accounts: UseAccountRepository,
    impersonation: UseImpersonation,
    pictures: UsePictures,
    suppression: UseAddressSuppression,
    settings: UseSettings,
) -> AccountSerializer:
    """The serializer, built per request."""
    return AccountSerializer(accounts, impersonation, pictures, suppression, settings)


UseAccountSerializer = Annotated[AccountSerializer, Depends(account_serializer)]
