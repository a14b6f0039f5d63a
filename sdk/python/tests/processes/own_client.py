"""Forks with a client on a connection pool of the program's own, and prints what happened in the new process."""

from __future__ import annotations

import os

import httpx

from partner_esim import PartnerEsim, PartnerEsimError

made: list[int] = []


def make() -> httpx.Client:
    made.append(os.getpid())
    return httpx.Client()


given = PartnerEsim(http_client=httpx.Client())
of_function = PartnerEsim(http_client=make)
changed = of_function.with_options(max_retries=0)
for client in (given, of_function, changed):
    client.balance.get()

if os.fork() == 0:
    of_function.balance.get()
    changed.balance.get()
    print(len(set(made)), len(made))
    try:
        given.balance.get()
    except PartnerEsimError as error:
        print(error, flush=True)
    of_function.close()
    os._exit(0)
os.wait()
for client in (given, of_function, changed):
    client.balance.get()
print("parent", len(made))
