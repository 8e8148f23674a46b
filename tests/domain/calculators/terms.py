"""Strategies of amounts and circumstances for the calculators' properties."""

from decimal import Decimal

from hypothesis import strategies as st

from domain.calculators.contracts import ContractTerms
from domain.calculators.municipalities import TaxRates
from domain.calculators.rules import MOST_CHILDREN, RULES
from domain.calculators.salary import Disability, SalaryTerms

rules = st.sampled_from(list(RULES.values()))
rates = st.tuples(st.integers(0, 5000), st.integers(0, 5000)).map(
    lambda pair: TaxRates(Decimal(min(pair)) / 100, Decimal(max(pair)) / 100)
)
amounts = st.one_of(st.integers(0, 200_000), st.integers(0, 100_000_000)).map(lambda cents: Decimal(cents) / 100)
"""Mostly up to 2000 EUR, where the relief for low pay is."""

salary_terms = st.builds(
    SalaryTerms,
    rules=rules,
    rates=rates,
    second_pillar=st.booleans(),
    children=st.integers(0, MOST_CHILDREN),
    dependants=st.integers(0, 3),
    disability=st.sampled_from(Disability),
    first_job=st.booleans(),
    age=st.one_of(st.none(), st.integers(15, 70)),
    area_relief=st.booleans(),
)
contract_terms = st.builds(
    ContractTerms,
    rules=rules,
    rates=rates,
    costs=st.sampled_from([Decimal(0), Decimal("0.3"), Decimal("0.55")]),
    second_pillar=st.booleans(),
)
