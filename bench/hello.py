"""Serve a bare Flask hello under the very server of the app: the measure of how much the app costs."""

import sys

from flask import Flask

from sugoroku.cli.server import Server, WSGIApplication


class Hello(Server):
    """Run the hello instead of the pages."""

    def load(self) -> WSGIApplication:
        """Make an app that says hello."""
        app = Flask("hello")
        app.add_url_rule("/", view_func=lambda: "hello")
        return app.wsgi_app


if __name__ == "__main__":
    Hello(f"127.0.0.1:{sys.argv[2]}", 1, 8).run()
