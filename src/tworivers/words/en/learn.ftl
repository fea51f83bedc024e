# The rules in our words, and the guided first games.

page-learn-guided = Guided first game
page-learn-guided-why = You play { $number } moves of a real game, and every one is explained. It takes about ten minutes.
page-learn-begin = Begin the guided game
page-learn-rules = Read the rules
page-learn-again = Once more
page-learn-step = Step { $number } of { $of }
page-learn-astray = A fine idea, but not now. Let us do this first:
page-learn-done = You have played your first game
page-learn-you = Enki (you)
page-learn-rival = Ninsun
