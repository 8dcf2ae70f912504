import type { Edition, Meaning } from '@ettin/schema';
import { EDITION_2026 } from '../editions/2026.js';
import { EDITIONS } from '../editions/all.js';
import { isTextId, LINES, type TextId } from '../index/all.js';
import type { Gists } from '../line.js';
import { isUnder } from '../number.js';
import { BASE_2005 } from './2005.js';
import { BASE_2009, BASE_FROM_2013, BASE_UNTIL_2013 } from './2009.js';
import { BASE_2026 } from './2026.js';

/** What was said otherwise than in the text that an edition is told by. */
interface Told {
  /** Text whose lines say what the edition's own numbers mean, where it isn't indexed itself. */
  readonly by: TextId;
  readonly general: Gists;
  readonly own?: Gists;
}

const TOLD: Readonly<Record<string, Told>> = {
  '2005-08': {
    by: '2005-fr',
    general: BASE_2005,
    own: { '606.9c': 'A life total set for one member becomes that of the team.' },
  },
  '2005-fr': { by: '2005-fr', general: BASE_2005 },
  '2006-en': { by: '2006-en', general: BASE_2005 },
  '2007-02': { by: '2006-en', general: BASE_2005 },
  '2007-05': {
    by: '2009-en',
    general: BASE_2005,
    own: {
      '606.6a': 'The starting team mulligans to its end before the other team begins, and the first is free.',
      '606.6e':
        'What members may do with priority, in the draw step and with lands; the primary says who acts first.',
      '606.7a': 'Teams attack each other; what “defending player” then means, of one member or of both.',
      '606.8a': 'A team without life loses as a team would next have priority.',
    },
  },
  '2009-en': { by: '2009-en', general: BASE_UNTIL_2013 },
  '2010-es': { by: '2010-es', general: BASE_UNTIL_2013 },
  '2010-04': {
    by: '2011plus-ja',
    general: BASE_UNTIL_2013,
    own: {
      '806.3a': 'Where members disagree, the primary’s choice stands.',
      '806.5': 'Nothing but life is shared.',
      '806.6a': 'Both teams decide on mulligans together, team by team, and the first is free.',
      '806.7c': 'What members may do with priority, in the draw step and with lands.',
      '806.7g': 'Where several draw, the primary of a team draws all before the secondary.',
    },
  },
  '2011-04': { by: '2011plus-ja', general: BASE_UNTIL_2013 },
  '2011plus-ja': { by: '2011plus-ja', general: BASE_FROM_2013 },
  '2018-04': { by: '2026', general: BASE_2009 },
  '2019-07': { by: '2026', general: BASE_2009 },
  '2024-11': { by: '2026', general: BASE_2026 },
};

/** What the rule that a text cites for a meaning says: its lines, or the general rule of today. */
function saidOf(text: TextId, meaning: Meaning): string | undefined {
  const number = EDITIONS.get(text)?.cites[meaning] ?? EDITION_2026.cites[meaning];
  const lines = LINES[text].filter(({ id, kind }) => kind === 'rule' && isUnder(id, number));
  if (lines.length > 0) return lines.map(({ gist }) => gist).join(' ');
  return undefined;
}

function glossaryOf(edition: Edition): Gists {
  const told = TOLD[edition.id];
  if (told === undefined) return BASE_2026;
  const own = isTextId(edition.id) ? LINES[edition.id] : [];
  const found: Record<string, string> = { ...told.general, ...told.own };
  for (const [meaning, number] of Object.entries(edition.cites) as [Meaning, string][]) {
    if (number in found || own.some(({ id }) => isUnder(id, number))) continue;
    const said =
      saidOf(told.by, meaning) ?? BASE_2026[EDITION_2026.cites[meaning]] ?? saidOf('2026', meaning);
    if (said !== undefined) found[number] = said;
  }
  return found;
}

const made = new Map<string, Gists>();

/**
 * General rules by number, in a sentence of our own and in English: all that an edition cites, and what scenarios and
 * players ask for besides. Empty for an edition that isn't there.
 */
export function baseRules(id: string): Gists {
  const edition = EDITIONS.get(id);
  if (edition === undefined) return {};
  const known = made.get(id) ?? glossaryOf(edition);
  made.set(id, known);
  return known;
}
