"""`zaubertisch verify`: was the luck of a game honest?"""

from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.founding import hash_of_seed
from zaubertisch.tables.records import Record, parse_record, read_text
from zaubertisch.terminal.warming import ready


def verify(file: Path, published: str = "") -> int:
    """Say what fits and what does not; 0 if all does."""
    record = parse_record(read_text(file), str(file))
    ready(record.rulebook())
    faults = [*faults_of_seed(record, published), *faults_of_game(record)]
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{file}: honest. Seed and salt fit the hash {record.seed_hash},")
        print(f"and all {len(record.answers)} answers and the result follow from the seed.")
        if not published:
            print("Compare the hash with the one that was shown when the game began.")
    return 1 if faults else 0


def faults_of_seed(record: Record, published: str) -> list[str]:
    """Does the hash fit the seed, and is it the one that was published?"""
    if not record.seed_hash or not record.salt:
        raise BadInput("no seed hash and salt", "the record of a game from a server", file=record.file)
    faults = []
    if hash_of_seed(record.salt, record.seed) != record.seed_hash:
        faults.append(f"{record.file}: the seed hash does not fit seed and salt")
    if published and published.strip().lower() != record.seed_hash:
        faults.append(f"{record.file}: the seed hash {record.seed_hash} is not the published one")
    return faults


def faults_of_game(record: Record) -> list[str]:
    try:
        record.check()
    except BadInput as error:
        return [str(error)]
    return []
