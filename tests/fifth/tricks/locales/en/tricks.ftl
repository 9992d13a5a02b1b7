tricks-name = Tricks
tricks-edition-usual = Twenty cards
tricks-pitch = Play a card; the highest takes the trick.
tricks-option-hand = How many cards each gets: 3 or 5. As a rule: 3.
tricks-zone-talon = Left over
tricks-zone-hand = Hand
tricks-zone-trick = The trick
tricks-series-taken = Tricks
tricks-ask = { $seat }, play a card.
tricks-over = The game is over.
tricks-do = Play { $card }
tricks-event-played = { $seat } plays { $card }.
tricks-event-took =
    { $n ->
        [1] { $seat } takes the first trick of their own.
       *[other] { $seat } takes the trick, and has { $n } now.
    }
tricks-taken =
    { $n ->
        [one] one trick
       *[other] { $n } tricks
    }
tricks-won =
    { $n ->
        [one] One trick was most.
       *[other] { $n } tricks were most.
    }
