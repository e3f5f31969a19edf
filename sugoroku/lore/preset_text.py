"""Introduce each rule set: its name, its story and how well it is known."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.lore.claim import Claim, attested, house, inferred, not_found
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class PresetText:
    """Hold the words for a rule set: `line` is one line, `story` its paragraphs, `evidence` its ground."""

    name: str
    line: str
    story: tuple[Claim, ...]
    evidence: Claim


PRESET_TEXTS: Mapping[str, PresetText] = MappingProxyType(
    {
        "late-edo": PresetText(
            N_("Late Edo"),
            N_("Bring all fifteen stones home. A closed table with a captive doubles the win."),
            (
                attested(
                    N_(
                        "About 1800 a game of sugoroku was no longer played to the last stone off the board: it "
                        "ended when all fifteen had come in. A double is two moves, like any other throw."
                    ),
                    *sources("dokugeiko", "kuketsu", "kusaba-rules"),
                ),
                house(
                    N_(
                        "The double and triple wins for a closed table are not found in old books. They are played "
                        "on a present-day site whose rules follow Kusaba Jun's account of the late Edo game."
                    ),
                    *sources("qdan"),
                ),
            ),
            attested(
                N_("The play is attested; the wins of two and three points are house rules."),
                *sources("dokugeiko", "kusaba-rules", "qdan"),
            ),
        ),
        "early-edo": PresetText(
            N_("Early Edo, 1679"),
            N_("Bring all fifteen home, then bear them off. The game of the problem book of 1679."),
            (
                attested(
                    N_(
                        "In 1679 a small book of 36 problems was printed in Ōsaka, the Sugoroku tebiki-shō. Each "
                        "shows a board and tells how to play it, nearly always for a throw that it names. It never "
                        "states the rules."
                    ),
                    *sources("tebiki-sho", "kusaba-problems"),
                ),
                inferred(
                    N_(
                        "From its answers Kusaba Jun worked out how the game must have gone: doubles twice, the "
                        "whole throw played where possible, stones taken off at the end, no extra points."
                    ),
                    *sources("kusaba-summary"),
                ),
            ),
            inferred(
                N_("Inferred from the problems of 1679; how exactly stones leave the board is our assumption."),
                *sources("kusaba-summary", "rokuro"),
            ),
        ),
        "meiji": PresetText(
            N_("Meiji, 1897"),
            N_("Gather all fifteen, or close your table over a captive and win at once."),
            (
                attested(
                    N_(
                        "When hardly anyone still played, Ueda Chikuō published a book to teach the game anew. "
                        "Cutting a stone and steaming it behind six held points is at the heart of his game, and "
                        "doing so ends it on the spot."
                    ),
                    *sources("ueda", "wiki-ja"),
                ),
                house(N_("The book calls it the best of wins. That it counts two points here is a house rule.")),
            ),
            attested(
                N_("Attested, through a summary of the book; the two points are a house rule."),
                *sources("ueda", "wiki-ja"),
            ),
        ),
        "convent": PresetText(
            N_("Kyōto convents"),
            N_("Gather all fifteen, and do not be so rude as to wall the other in."),
            (
                attested(
                    N_(
                        "In the imperial convents Hōkyō-ji and Daishō-ji the game was still played in the 20th "
                        "century. A game is over when all stones are in, and six held points in a row were thought "
                        "bad manners."
                    ),
                    *sources("kusaba-rules"),
                ),
                house(N_("Here the manners are a law: such a wall may be made only if there is no other play.")),
            ),
            attested(
                N_("The play and the manners are attested; that a wall is forbidden is a house rule."),
                *sources("kusaba-rules"),
            ),
        ),
        "yamato": PresetText(
            N_("Yamato array"),
            N_("Five stones on each of three points: perhaps the game of older centuries."),
            (
                attested(
                    N_(
                        "Several sources know an array of five, five and five stones, and one calls it the old "
                        "way. A study of 2014 argues that it was the chief game of the Middle Ages."
                    ),
                    *sources("senko", "nihonko", "tebiki-gaki", "rokuro-study"),
                ),
                not_found(
                    N_(
                        "How a game from this array ended is not known. We play it to the gathering of all stones, "
                        "without extra points."
                    ),
                    *sources("kariginu"),
                ),
            ),
            house(N_("The array is attested; all the rest is our decision."), *sources("senko", "nihonko")),
        ),
        "modern": PresetText(
            N_("Modern backgammon"),
            N_("Doubles four times, bearing off, gammons and the doubling cube."),
            (
                attested(
                    N_(
                        "The same board, array and way round as hon-sugoroku, played today all over the world. "
                        "Doubles are four moves, the last stones are borne off, a win may count two or three, and "
                        "the cube doubles the stakes."
                    ),
                    *sources("wiki-ko", "palm-2001", "app-rules"),
                ),
            ),
            attested(N_("The rules of the present day."), *sources("wiki-ko", "app-rules")),
        ),
    }
)
