"""What was tried and what got through."""

from dataclasses import dataclass, field

MOST_SHOWN = 8  # failures of one kind that are shown in full


@dataclass
class Tally:
    """One kind of attack."""

    name: str
    tried: int = 0
    failures: list[str] = field(default_factory=list)

    def expect(self, holds: bool, what: str) -> None:
        """One more try; `what` says what went wrong if it did."""
        self.tried += 1
        if not holds:
            self.failures.append(what)

    def line(self) -> str:
        return f"{self.name:<14} tried {self.tried:>5}   failed {len(self.failures):>3}"

    def report(self) -> str:
        shown = [f"    {failure[:200]}" for failure in self.failures[:MOST_SHOWN]]
        return "\n".join([self.line(), *shown])
