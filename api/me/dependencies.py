"""What routes that answer with one's own account ask for."""

from typing import Annotated

from fastapi import Depends

from api.auth.dependencies import UseAccountRepository, UseImpersonation
from api.me.serializers import AccountSerializer


async def account_serializer(accounts: UseAccountRepository, impersonation: UseImpersonation) -> AccountSerializer:
    """What shows accounts to their people."""
    return AccountSerializer(accounts, impersonation)


UseAccountSerializer = Annotated[AccountSerializer, Depends(account_serializer)]
