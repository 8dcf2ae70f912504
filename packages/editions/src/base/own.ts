import type { Gists } from '../line.js';

/** What an edition says otherwise than the text that it is told by, by the edition. */
export const OWN = {
  '2005-08': {
    '606.9c': 'A life total set for one member becomes that of the team.',
  },
  '2007-05': {
    '606.6a': 'The starting team mulligans to its end before the other team begins, and the first is free.',
    '606.6e':
      'What members may do with priority, in the draw step and with lands; the primary says who acts first.',
    '606.7a': 'Teams attack each other; what “defending player” then means, of one member or of both.',
    '606.8a': 'A team without life loses as a team would next have priority.',
  },
  '2010-04': {
    '806.3a': 'Where members disagree, the primary’s choice stands.',
    '806.5': 'Nothing but life is shared.',
    '806.6a': 'Both teams decide on mulligans together, team by team, and the first is free.',
    '806.7c': 'What members may do with priority, in the draw step and with lands.',
    '806.7g': 'Where several draw, the primary of a team draws all before the secondary.',
  },
  '2011-04': {
    '805.3': 'The team that begins is found as for players (103.2).',
    '805.3a':
      'The members of the starting team say first whether they mulligan, then those of the other; all that do so do it at one time, and a first one is free.',
  },
  '2011plus-ja': {
    '805.3': 'The team that begins is found as for players (103.2).',
    '805.3a':
      'The members of the starting team say first whether they mulligan, then those of the other; all that do so do it at one time, and a first one is free.',
  },
  '2018-04': {
    '805.3': 'The team that begins is found as for players (103.2).',
    '805.3a':
      'The members of the starting team say first whether they mulligan, then those of the other; all that do so do it at one time, and a first one is free.',
  },
  '2019-07': {
    '805.3': 'The team that begins is found as for players (103.2).',
  },
} satisfies Readonly<Record<string, Gists>>;
