/** What a person can say at any prompt. */
export const HELP: readonly string[] = [
  'A number chooses; Enter does what the prompt says.',
  '  p         pass          e         pass until this turn is over, unless it concerns you',
  '  1m        do 1 and pay by hand    m, m1   list mana abilities, use one of them',
  '  x         take back a spell or ability that is being cast (while the prompt offers it)',
  'Looking',
  '  b         the board     h         hands       g         graveyards and exile',
  '  c CARD    the text of a card      l [N]     the last N lines of the log (20)',
  'Stops',
  '  s         where you are asked; "s my upkeep" or "s their end" turns one on or off,',
  '            "s all" asks at every priority, "s usual" goes back',
  'Leaving',
  '  concede   your whole team loses at once (810.8b)',
  '  quit      save the game and leave; the end of input does the same',
  'At a prompt for a name, put a slash before these words: /b, /c CARD.',
];

/** What is added in a match. */
export const MATCH_HELP: readonly string[] = [
  'Match',
  '  time      the time of the round is up: this turn ends, and a few more follow',
];
