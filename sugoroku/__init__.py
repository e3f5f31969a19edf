"""Play, learn and study ban-sugoroku (盤双六), Japan's historical backgammon."""

__version__ = "0.1.0"
