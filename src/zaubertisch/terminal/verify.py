"""`zaubertisch verify`: was the luck of a game honest?"""

from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.records import Record, parse_record, read_text
from zaubertisch.tables.seeds import binding_hash, hash_of_seed
from zaubertisch.terminal.warm import at_once


def verify(file: Path, published: str = "") -> int:
    """Say what fits and what does not; 0 if all does."""
    record = parse_record(read_text(file), str(file))
    at_once(record.rulebook())
    faults = [*faults_of_seed(record, published), *faults_of_game(record)]
    for line in faults or findings(record, published):
        print(line)
    return 1 if faults else 0


def findings(record: Record, published: str) -> list[str]:
    """What is true of a record without faults; only a published hash tells whether it is the game that was begun."""
    verdict = f"honest. {compared(record, published)}" if published else "not compared. It fits together:"
    source = f"server seed, salt and {sum(map(bool, record.shares))} shares" if record.shares else "seed and salt"
    lines = [
        f"{record.file}: {verdict}",
        f"{source} fit the hash {record.seed_hash},",
        f"and all {len(record.answers)} answers and the result follow from the seed.",
    ]
    if not published:
        lines.append("Whether it is the game that was begun, only the hash shown then can tell: --published HASH")
    return lines


def compared(record: Record, published: str) -> str:
    """Which of the two hashes it was; the one from before the deal says nothing about the shares."""
    if is_binding(record, published):
        return "The hash from the deal binds all of it:"
    hint = f" (the hash from the deal, {binding_hash(record.seed_hash, record.shares)}, would bind the shares too)"
    return f"The hash is the published one{hint if record.shares else ''}:"


def is_binding(record: Record, published: str) -> bool:
    return bool(record.shares) and published.strip().lower() == binding_hash(record.seed_hash, record.shares)


def faults_of_seed(record: Record, published: str) -> list[str]:
    """Does the hash fit the seed, and is it one that was published?"""
    if not record.seed_hash or not record.salt:
        raise BadInput("no seed hash and salt", "the record of a game from a server", file=record.file)
    faults = []
    if hash_of_seed(record.salt, record.committed_seed()) != record.seed_hash:
        faults.append(f"{record.file}: the seed hash does not fit seed and salt")
    if published and published.strip().lower() != record.seed_hash and not is_binding(record, published):
        faults.append(f"{record.file}: the seed hash {record.seed_hash} is not the published one")
    return faults


def faults_of_game(record: Record) -> list[str]:
    try:
        record.check()
    except BadInput as error:
        return [str(error)]
    return []
