"""FastAPI dependencies: the serializer of the own account."""

from typing import Annotated

from fastapi import Depends

from api.auth.dependencies import UseAccountRepository, UseImpersonation
from api.me.serializers import AccountSerializer


async def account_serializer(accounts: UseAccountRepository, impersonation: UseImpersonation) -> AccountSerializer:
    """The serializer, built per request."""
    return AccountSerializer(accounts, impersonation)


UseAccountSerializer = Annotated[AccountSerializer, Depends(account_serializer)]
