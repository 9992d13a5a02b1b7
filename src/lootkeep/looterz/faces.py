"""The text on a card, made from what the card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Face, Message, message

if TYPE_CHECKING:
    from .cards import Ability, Kind


def face(kind: Kind) -> Face:
    """A design's numbers and its text, keyword by keyword."""
    text: list[Message] = []
    if not kind.can_attack:
        text.append(message("looterz-text-cannot-attack"))
    if not kind.can_search:
        text.append(message("looterz-text-cannot-search"))
    if not kind.can_be_attacked:
        text.append(message("looterz-text-cannot-be-attacked"))
    if kind.bans_loot:
        text.append(message("looterz-text-bans-loot"))
    if kind.attacks > 1:
        text.append(message("looterz-text-attacks", {"n": int(kind.attacks)}))
    if kind.trophy > 0:
        text.append(message("looterz-text-trophy", {"n": int(kind.trophy)}))
    if kind.frog:
        text.append(message("looterz-text-frog"))
    if kind.taunt:
        text.append(message("looterz-text-taunt"))
    _add(text, "activation", kind.activation)
    _add(text, "recruitment", kind.recruitment)
    _add(text, "last-wish", kind.last_wish)
    return {
        "id": kind.id,
        "title": kind.title,
        "copies": int(kind.copies),
        "numbers": {"life": int(kind.life), "power": int(kind.power)},
        "text": text,
    }


def _add(text: list[Message], keyword: str, ability: Ability | None) -> None:
    """An ability under its keyword; as an Activation it is chosen, otherwise it may be declined."""
    if ability is not None:
        manner = "activation" if keyword == "activation" else "otherwise"
        text.append(
            message(
                f"looterz-text-{keyword}",
                {"effect": f"@say/looterz-effect-{ability.name}-{manner}", "n": int(ability.number)},
            )
        )
