"""Counts the operations whose function returns the stated type. An argument is `operation=Type`; no type allows any.

Fails if coordinates are not lists of lists of numbers.
"""

import re
import sys
from typing import List, get_type_hints

from python import client as api

coordinates = get_type_hints(api.Segment, vars(api))["coordinates"]
if coordinates != List[List[float]]:
    sys.exit(f"Coordinates are {coordinates}.")

stated = [argument.split("=") for argument in sys.argv[1:]]
kept = 0
for operation, name in stated:
    function = getattr(api.Client, re.sub("([A-Z])", r"_\1", operation).lower())
    returned = get_type_hints(function, vars(api))["return"]
    kept += name in ("", returned.__name__)
print(f"{kept} of {len(stated)} types")
