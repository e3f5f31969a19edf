"""SGF's own layer: trees of nodes of properties, as text and back. It knows nothing of the game."""

from dataclasses import dataclass, field

from sugoroku.game.formats.values import FormatError

MOST_NODES = 100_000
_NAME = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_LONGEST_NAME = 40


@dataclass(slots=True)
class Node:
    """Hold the properties of one node in their order, and the line it begins on."""

    line: int
    properties: dict[str, list[str]] = field(default_factory=dict)

    def one(self, name: str) -> str | None:
        """Return the only text of a property, nothing where it is not there."""
        texts = self.properties.get(name)
        if texts is None:
            return None
        if len(texts) > 1:
            raise FormatError(self.line, "the property %(name)s has more than one value", name=name)
        return texts[0]


class _Text:
    """Walk through a text, counting lines."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1

    def peek(self) -> str:
        """Return the next character that is no blank, nothing at the end."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.line += self.text[self.at] == "\n"
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self) -> str:
        """Return the next character, blank or not."""
        if self.at >= len(self.text):
            raise FormatError(self.line, "the text ends within a property")
        character = self.text[self.at]
        self.at += 1
        self.line += character == "\n"
        return character


def read_trees(text: str) -> list[list[Node]]:
    """Read every game of a collection as its main line of nodes; side lines are read and left out.

    Raise FormatError for what is no SGF.
    """
    walk = _Text(text.rstrip().replace("\r\n", "\n").replace("\r", "\n"))
    trees: list[list[Node]] = []
    nodes = 0
    while walk.peek() and walk.peek() != "(":
        if trees:
            raise FormatError(
                walk.line, "after a game stands %(character)s, not another '('", character=repr(walk.peek())
            )
        walk.take()  # what mail programs and others write before the first game
    while walk.peek() == "(":
        tree = _tree(walk)
        nodes += len(tree)
        trees.append(tree)
        if nodes > MOST_NODES:
            raise FormatError(walk.line, "the collection is too long")
    if walk.peek():
        raise FormatError(walk.line, "after a game stands %(character)s, not another '('", character=repr(walk.peek()))
    if not trees:
        raise FormatError(1, "an SGF text begins with '(;'")
    return trees


class _Branches:
    """Follow the first branch at every fork, and know when a side line is being read."""

    def __init__(self) -> None:
        self.depth = 0
        self.side: int | None = None  # the depth of the side line that is left out
        self.forked: set[int] = set()  # the depths at which a first branch was read

    def enter(self) -> None:
        """Go into a branch."""
        self.depth += 1
        if self.side is None and self.depth in self.forked:
            self.side = self.depth
        self.forked = {depth for depth in self.forked if depth <= self.depth}

    def leave(self) -> None:
        """Come out of a branch."""
        if self.side == self.depth:
            self.side = None
        self.forked.add(self.depth)
        self.depth -= 1


def _tree(walk: _Text) -> list[Node]:
    """Read one game without recursion."""
    start = walk.line
    main: list[Node] = []
    branches = _Branches()
    while True:
        character = walk.peek()
        if not character:
            raise FormatError(walk.line, "the game that begins on line %(start)s is not closed by ')'", start=start)
        if character not in "(;)":
            raise FormatError(
                walk.line, "%(character)s stands where a node ';' or ')' is expected", character=repr(character)
            )
        walk.take()
        if character == "(":
            branches.enter()
        elif character == ";":
            node = _node(walk)
            if branches.side is None:
                main.append(node)
        else:
            branches.leave()
            if not branches.depth:
                break
    if not main:
        raise FormatError(start, "a game has no nodes")
    return main


def _node(walk: _Text) -> Node:
    node = Node(walk.line)
    while (character := walk.peek()).isalpha() and character.isascii():
        name = _name(walk)
        if walk.peek() != "[":
            raise FormatError(walk.line, "the property %(name)s has no value in [ ]", name=name)
        texts = node.properties.setdefault(name, [])
        while walk.peek() == "[":
            walk.take()
            texts.append(_text(walk))
    return node


def _name(walk: _Text) -> str:
    letters = []
    while (character := walk.peek()).isalpha() and character.isascii():
        letters.append(walk.take())
        if len(letters) > _LONGEST_NAME:
            raise FormatError(walk.line, "a property's name is too long")
    name = "".join(letter for letter in letters if letter in _NAME)  # older files write small letters between
    if not name:
        raise FormatError(walk.line, "%(letters)s is no name of a property", letters=repr("".join(letters)))
    return name


def _text(walk: _Text) -> str:
    taken: list[str] = []
    while (character := walk.take()) != "]":
        if character == "\\":
            character = walk.take()
            if character == "\n":
                continue
        taken.append(character)
    return "".join(taken)


def escaped(text: str) -> str:
    """Return a text as it stands between brackets."""
    return text.replace("\\", "\\\\").replace("]", "\\]")


def write_node(properties: dict[str, list[str]]) -> str:
    """Return one node."""
    return ";" + "".join(name + "".join(f"[{escaped(text)}]" for text in texts) for name, texts in properties.items())
