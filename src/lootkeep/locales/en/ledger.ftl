# The book of rules, when it is opened.

ledger-contents = Contents
ledger-count = { $n } of { $all }
ledger-next = Next place
ledger-previous = Previous place
ledger-copy-link = Copy the link to this rule
ledger-rule-link = Rule { $rule }: copy its link
ledger-library = The library for { $players } players: floor, shelves, closed squares and, edged in gold, where goblins start. The table below says it in words.
