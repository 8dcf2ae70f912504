/** What a person can say at any prompt. A word and two spaces begin a line, so that `fold` sets in what doesn't fit. */
export const HELP_EN: readonly string[] = [
  'A number chooses; Enter does what the prompt says.',
  '  p        pass',
  '  e        pass until this turn is over, unless it concerns you',
  '  1m       do 1 and pay by hand',
  '  m        list mana abilities; m1 uses the first',
  '  x        take back what is being cast (while the prompt offers it)',
  'Looking',
  '  b        the board',
  '  h        hands',
  '  g        graveyards and exile',
  '  c CARD   the text of a card',
  '  l 40     the last 40 lines of the log (20 if not said)',
  '  why CARD why a card in your hand, or an ability of a permanent, cannot be used now',
  'Stops',
  '  s        where you are asked; "s my upkeep" turns a stop on or off,',
  '           "s all" asks at every priority, "s usual" goes back',
  'Leaving',
  '  concede  your whole team loses at once (810.8b)',
  '  quit     save the game and leave; the end of input does the same',
  'On the board "(new)" is a creature that its team has not had since its last',
  'turn began: without haste it may block, but not attack or use {T} (302.6).',
  'At a prompt for a name, put a slash before these words: /b, /c CARD.',
];

/** What is added in a match. */
export const MATCH_HELP_EN: readonly string[] = [
  'Match',
  '  time      the time of the round is up: this turn ends, and a few more follow',
];
