import type { Filter, ReplacedEvent } from '@ettin/schema';
import { after, type NounPhrase } from './grammar.js';
import type { Speech } from './speech.js';
import { list } from './words.js';

type Damage = Extract<ReplacedEvent, { readonly event: 'damage' }>;

/** "daño de combate" */
export const damageKind = (combat: boolean | undefined): string =>
  combat === undefined ? 'daño' : combat ? 'daño de combate' : 'daño que no sea de combate';

/**
 * Damage that would be dealt, after "el daño": "que se te fuera a hacer", "que esta criatura fuera a
 * hacer", "que se fuera a hacer a las criaturas". `time` is said with it.
 */
export function thatWouldBeDealt(to: readonly NounPhrase[], by: NounPhrase | null, time = ''): string {
  const [only] = to;
  const pronoun =
    to.length !== 1 || only === undefined
      ? ''
      : only.you === true
        ? 'te'
        : only.pronoun === true
          ? only.many
            ? 'les'
            : 'le'
          : '';
  const alone = pronoun !== '';
  const whom =
    to.length === 0 || alone
      ? ''
      : ` ${list(
          to.map((one) => after('a', one)),
          'y',
        )}`;
  if (by === null) return `que se ${alone ? `${pronoun} ` : ''}fuera a hacer${whom}${time}`;
  const go = by.you === true ? 'fueras' : by.many ? 'fueran' : 'fuera';
  return `que ${by.you === true ? '' : `${by.text} `}${go} a hacer${pronoun}${whom}${time}`;
}

const source = (what: Filter | 'self', determiner: 'a' | 'the', s: Speech): NounPhrase =>
  what === 'self' ? s.say.object('self', s) : s.say.np(what, determiner, s, { head: 'source' });

function recipients(event: Damage, determiner: 'a' | 'the', s: Speech): NounPhrase[] {
  const to: NounPhrase[] = [];
  if (event.toPlayer !== undefined) to.push(s.say.whose(event.toPlayer, s));
  if (event.toObject !== undefined) {
    to.push(event.toObject === 'self' ? s.say.object('self', s) : s.say.np(event.toObject, determiner, s));
  }
  return to;
}

/** "prevén todo el daño de combate que se fuera a hacer a esta criatura" */
export function preventing(event: Damage, s: Speech): string {
  const to = recipients(event, 'the', s);
  const by = event.source === undefined ? null : source(event.source, 'the', s);
  return `prevén todo el ${damageKind(event.combat)} ${thatWouldBeDealt(to, by)}`;
}

/** "todo el daño que se te fuera a hacer, en vez de eso, se hace a esta criatura" */
export function redirecting(event: Damage, to: NounPhrase, s: Speech): string {
  const from = recipients(event, event.toPlayer === undefined ? 'a' : 'the', s);
  const by = event.source === undefined ? null : source(event.source, 'a', s);
  const dealt = to.you === true ? 'se te hace' : `se hace ${after('a', to)}`;
  return `todo el ${damageKind(event.combat)} ${thatWouldBeDealt(from, by)}, en vez de eso, ${dealt}`;
}
