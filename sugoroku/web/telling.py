"""What the page says of the game: what happened, what is asked, why a stone cannot move, how it was won."""

from collections.abc import Iterable

from sugoroku.game.match import gammons_count
from sugoroku.game.news import BLOCKED, STAGNATED, News, What
from sugoroku.game.position import BAR, OFF
from sugoroku.game.reasons import Reason, Why
from sugoroku.game.rules import WinKind
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Result, State
from sugoroku.web.sight import Sight
from sugoroku.web.view import Board, Said
from sugoroku.web.wording import worded
from sugoroku.words.catalog import N_
from sugoroku.words.throws import throw_name

_WON_TITLE = {
    WinKind.IRIGACHI: N_("%(who)s won by irigachi"),
    WinKind.MUSHIGACHI: N_("%(who)s won by mushigachi"),
    WinKind.MUJOGACHI: N_("%(who)s won by mujōgachi"),
    WinKind.AGARI: N_("%(who)s won by agari"),
    WinKind.SINGLE: N_("%(who)s won"),
    WinKind.GAMMON: N_("%(who)s won a gammon"),
    WinKind.BACKGAMMON: N_("%(who)s won a backgammon"),
    WinKind.RESIGNED: N_("%(who)s won: the other side resigned"),
    WinKind.DROPPED: N_("%(who)s won: the double was dropped"),
    WinKind.TIME: N_("%(who)s won on time"),
    WinKind.CLAIMED: N_("%(who)s won: the other side left"),
}
_WON_REASON = {
    WinKind.IRIGACHI: N_(
        "All fifteen stones stand on in-1 to in-6. The game ends at once; a die left over is not played."
    ),
    WinKind.MUSHIGACHI: N_("An enemy stone is captive and all six inner points hold two stones or more."),
    WinKind.MUJOGACHI: N_(
        "All fifteen stones are home, an enemy stone is captive, and the six inner points hold %(shape)s: "
        "one of the two mujō shapes."
    ),
    WinKind.AGARI: N_("All fifteen stones were borne off first."),
    WinKind.SINGLE: N_("All fifteen stones were borne off; the other side had borne off at least one."),
    WinKind.GAMMON: N_("The other side had borne off no stone: two points."),
    WinKind.BACKGAMMON: N_(
        "The other side had borne off no stone and still had one captured or in the winner's inner table: three points."
    ),
}
_WORTH_MORE = {WinKind.MUSHIGACHI, WinKind.MUJOGACHI, WinKind.GAMMON, WinKind.BACKGAMMON}
_WHY = {
    Why.NO_STONE: N_("No stone of yours stands on %(point)s."),
    Why.TURN_COMPLETE: N_("There is no die left to play."),
    Why.ENTER_FIRST: N_("A captured stone must enter first."),
    Why.BLOCKED: N_("The %(die)s leads to %(point)s, which two or more enemy stones hold."),
    Why.NO_GOAL_BEYOND: N_("The %(die)s leads past in-1: stones are gathered here, not taken off."),
    Why.NOT_ALL_HOME: N_("With the %(die)s it would leave the board, but not all your stones are home yet."),
    Why.HIGHER_FIRST: N_("The %(die)s takes a stone off a lower point only when none stands higher."),
    Why.OTHER_DIE_LOST: N_("The %(die)s would leave the %(other)s unplayable, and both can be played."),
    Why.LARGER_DIE: N_("Only one die can be played, and it must be the larger: the %(other)s."),
    Why.PRIME: N_("With the %(die)s six points in a row would be closed; where another play is possible that is rude."),
    Why.NO_SUCH_DIE: N_("No die leads to %(point)s from there."),
}
_SAID = {
    "double": N_("%(who)s doubled."),
    "take": N_("%(who)s took the double."),
    "drop": N_("%(who)s dropped the double."),
    "beaver": N_("%(who)s beavered: doubled again and kept the cube."),
    "resign": N_("%(who)s offered to resign, for a win of value %(level)s."),
    "accept": N_("%(who)s accepted."),
    "decline": N_("%(who)s declined: play goes on."),
    "next": N_("A new game begins."),
}
_PASSED = {
    STAGNATED: N_("%(who)s passed: the captured stone found no open point to enter on."),
    BLOCKED: N_("%(who)s passed: no stone could move by these dice."),
}
OWN = N_("You")
COVERED = Said(N_("The dice are in the cup. Roll them."))


def tell(news: Iterable[News], sight: Sight, names: dict[Seat, str]) -> tuple[Said, ...]:
    """Return a sentence for each piece of news."""
    told = (_tell(one, sight, names) for one in news)
    return tuple(worded(said, sight.board) for said in told if said is not None)


def _tell(news: News, sight: Sight, names: dict[Seat, str]) -> Said | None:  # noqa: PLR0911, C901 - one sentence a kind
    who = names[news.seat]
    match news.what:
        case What.OPENED | What.THREW if news.throw is not None:
            name = throw_name(news.throw.high, news.throw.low)
            begins = N_("%(who)s began with %(dice)s, %(name)s.")
            throws = N_("%(who)s threw %(dice)s, %(name)s.")
            dice = f"{news.throw.high}-{news.throw.low}"
            reading = {"ja": "", "ko": f" {name.hangul}"}.get(sight.lang, f" {name.romaji}")
            spoken = name.kanji + reading
            if sight.board is Board.MODERN:
                begins, throws = N_("%(who)s began with %(dice)s."), N_("%(who)s threw %(dice)s.")
            return Said(begins if news.what is What.OPENED else throws, {"who": who, "dice": dice, "name": spoken})
        case What.TIED:
            return Said(N_("Both dice show %(die)s: they are thrown again."), {"die": news.point})
        case What.AUTO_DOUBLED:
            return Said(N_("A tie: the cube is turned to %(value)s."), {"value": news.point})
        case What.HIT:
            return Said(N_("%(who)s cut the lone stone on %(point)s."), {"who": who, "point": _seen(news, sight)})
        case What.ENTERED:
            return Said(N_("%(who)s entered on %(point)s."), {"who": who, "point": _seen(news, sight)})
        case What.CLOSED:
            return Said(N_("%(who)s closed the inner table."), {"who": who})
        case What.PRIMED:
            return Said(N_("%(who)s closed six points in a row."), {"who": who})
        case What.PASSED:
            return Said(_PASSED[news.word], {"who": who})
        case What.SAID if news.word in _SAID:
            return Said(_SAID[news.word], {"who": who, "level": news.point})
        case _:
            return None


def _seen(news: News, sight: Sight) -> str:
    """Call the point of the news as the reader's board does, whoever moved."""
    return sight.called(sight.place(news.point, news.seat))


def ask(state: State, *, mine: bool, who: str, drafted: bool, complete: bool) -> Said:
    """Return what is wanted now."""
    if state.phase in {Phase.OVER, Phase.DONE}:
        return Said(N_("The game is over.")) if state.phase is Phase.OVER else Said(N_("The series is over."))
    if not mine:
        return Said(N_("It is for %(who)s to act."), {"who": who})
    if state.phase is Phase.TO_PLAY and state.throw is not None:
        dice = {"high": state.throw.high, "low": state.throw.low, "who": who}
        if complete:
            return Said(N_("The play is whole. End the turn, or undo."))
        if drafted:
            return Said(N_("%(who)s: play the rest of %(high)s and %(low)s."), dice)
        return Said(_first_step(state), dice | {"only": state.worked_out.only_die})
    return Said(_ASK[state.phase], {"who": who, "value": state.cube.value * 2, "level": state.resigned})


def _first_step(state: State) -> str:
    """Return what to ask at the start of a turn; say so where not all dice can be played."""
    turn = state.worked_out
    if turn.only_die is not None:
        return N_("%(who)s: only one die can be played, and it must be the larger, %(only)s.")
    if turn.most < len(turn.dice):
        return N_("%(who)s: not all of %(high)s and %(low)s can be played. Play as many as you can.")
    return N_("%(who)s: play %(high)s and %(low)s. Choose a stone.")


_ASK = {
    Phase.TO_CHOOSE: N_("%(who)s: roll the dice, or offer a double first."),
    Phase.TO_THROW: N_("%(who)s: enter the throw."),
    Phase.OPENING: N_("Enter the opening throw: white's die, then black's."),
    Phase.DOUBLED: N_("%(who)s: you are doubled to %(value)s. Take or drop?"),
    Phase.BEAVERED: N_("%(who)s: your double was beavered. Play on, or drop?"),
    Phase.RESIGNING: N_("%(who)s: the other side offers to resign at value %(level)s. Accept?"),
}


def explain(reasons: Iterable[Reason], sight: Sight, mover: Seat) -> tuple[Said, ...]:
    """Return a sentence for each reason a stone cannot move, points named as the reader's board does."""

    def called(point: int) -> str:
        on_board = OFF < point < BAR
        return sight.called(sight.place(point, mover) if on_board else point) if point else ""

    told = (Said(_WHY[one.why], {"die": one.die, "other": one.other, "point": called(one.point)}) for one in reasons)
    return tuple(worded(said, sight.board) for said in told)


def won_title(result: Result, who: str) -> Said:
    """Return the headline of a result."""
    return Said(_WON_TITLE[result.kind], {"who": who})


def won_reasons(state: State, result: Result) -> tuple[Said, ...]:
    """Say which stones and points made the win, and what the cube made of it."""
    said = []
    if result.kind in _WON_REASON:
        shape = "-".join(str(count) for count in state.seen_by(result.winner).points[1:7])
        said.append(Said(_WON_REASON[result.kind], {"shape": shape}))
    if result.kind in _WORTH_MORE and not gammons_count(state):
        said.append(Said(N_("Without a taken double, every win counts one.")))
    if result.cube > 1:
        said.append(
            Said(
                N_("%(points)s × the cube at %(cube)s = %(value)s."),
                {"points": result.points, "cube": result.cube, "value": result.value},
            )
        )
    return tuple(said)
