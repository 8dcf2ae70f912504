import type { Condition, Filter, ObjectRef, PlayerRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { isSpell, kickersOf } from '../self.js';
import { clauseOf, compare, INVERSE, thereIs } from './compare.js';
import { demonstrated, doing, type NounPhrase, named, noun, owned } from './grammar.js';
import { describes } from './predicate.js';
import type { Speech } from './speech.js';
import { NOUNS } from './vocabulary.js';
import { agree, list } from './words.js';

/** "vous contrôlez un Gideon", "il y a une carte de créature dans votre cimetière", "aucun adversaire …". */
function exists(filter: Filter, yes: boolean, s: Speech): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const who = filter.controller;
  const determiner = yes ? 'a' : 'no';
  if (onBattlefield && who !== undefined && who !== 'notYou' && who !== 'eachPlayer') {
    const subject = yes || who !== 'opponent' ? s.say.whose(who, s) : s.say.whose(who, s, true);
    return clauseOf(
      subject,
      'contrôler',
      named(s.say.np(filter, determiner, s, { controller: 'unsaid' })),
      !yes,
      s,
    );
  }
  if (zones.length === 1 && zones[0] === 'hand' && filter.owner !== undefined) {
    const what = named(s.say.np(filter, determiner, s, { place: 'unsaid' }));
    return clauseOf(s.say.whose(filter.owner, s), 'avoir', `${what} en main`, !yes, s);
  }
  const what = named(s.say.np(filter, determiner, s, { place: 'in' }));
  const place = onBattlefield ? ' sur le champ de bataille' : zones.includes('stack') ? ' sur la pile' : '';
  return `${thereIs(!yes, s)} ${what}${place}`;
}

type CastWord = Extract<Condition, { readonly cast: unknown }>['cast'];

const paid = (keyword: string) => (it: NounPhrase, not: Not) =>
  `${owned(it, noun(`coût ${keyword}`, 'm'))} ${not.has('été payé')}`;

const been = (participle: string) => (it: NounPhrase, not: Not) =>
  `${named(it)} ${not.has(`été ${agree(participle, it)}`)}`;

/** How the auxiliary is negated and put in the mood that is asked for. */
interface Not {
  has(rest: string): string;
  youHave(it: NounPhrase, rest: string): string;
}

function negated(yes: boolean, s: Speech): Not {
  const verb = s.unless ? 'ait' : 'a';
  const you = s.unless ? 'ayez' : 'avez';
  const pas = yes ? '' : 'pas ';
  return {
    has: (rest) => (yes && !s.unless ? `${verb} ${rest}` : `n'${verb} ${pas}${rest}`),
    youHave: (it, rest) => {
      const word = agree('lancé', it);
      const ne = yes && !s.unless ? '' : 'ne ';
      return it.pronoun === 'whole'
        ? `vous ${ne}l'${you} ${pas}${word}${rest}`
        : `vous ${ne === '' ? '' : "n'"}${you} ${pas}lancé ${named(it)}${rest}`;
    },
  };
}

const CAST: Readonly<Record<CastWord, (it: NounPhrase, not: Not) => string>> = {
  kicked: been('kické'),
  surged: paid('de déferlement'),
  spectacle: paid('de spectacle'),
  evoked: paid('de évocation'),
  flashback: (it, not) => `${named(it)} ${not.has(`été ${agree('lancé', it)} depuis un cimetière`)}`,
  madness: paid('de folie'),
  fromHand: (it, not) => not.youHave(it, ' depuis votre main'),
  wasCast: (it, not) => not.youHave(it, ''),
  unearthed: been('exhumé'),
  bestowed: paid('de grâce'),
  overloaded: paid('de surcharge'),
  escaped: (it, not) => `${named(it)} ${not.has('utilisé son évasion')}`,
  dashed: paid('de précipitation'),
};

const spellOr = (ref: ObjectRef, s: Speech): NounPhrase =>
  ref === 'self' && isSpell(s.self) ? demonstrated(NOUNS.spell, false, 'self') : s.say.object(ref, s);

const DURING = {
  combat: 'la phase de combat',
  main: 'une phase principale',
  upkeep: 'un entretien',
  endStep: 'une étape de fin',
  declareBlockers: "l'étape de déclaration des bloqueurs",
} as const;

const DAY = { day: 'jour', night: 'nuit' } as const;

function did(name: string, yes: boolean, s: Speech): string {
  const doer = s.doers.get(name) ?? 'you';
  if (doer === 'you') return yes ? 'vous faites ainsi' : 'vous ne le faites pas';
  const done = s.results.get(name)?.done;
  if (doer === 'thatPlayer') s.player = 'thatPlayer';
  const cant = done === 'sacrifié' || done === 'défaussé';
  return yes ? 'il fait ainsi' : cant ? 'ce joueur ne peut pas le faire' : 'il ne le fait pas';
}

function forPlayers(ref: PlayerRef, any: boolean, holds: Condition, yes: boolean, s: Speech): string {
  const before = s.thatPlayer;
  s.thatPlayer = any ? { first: ref, any: true } : { first: ref };
  const text = told(holds, yes, s);
  s.thatPlayer = before;
  return text;
}

/** "c'est", "ce n'est pas", "que ce ne soit". */
const itIs = (yes: boolean, s: Speech): string =>
  s.unless ? `ce ne soit${yes ? '' : ' pas'}` : yes ? "c'est" : "ce n'est pas";

function dayNight(of: 'day' | 'night' | 'neither', yes: boolean, s: Speech): string {
  const verb = s.unless ? 'fasse' : 'fait';
  if (of === 'neither') return yes ? 'il ne fait ni jour ni nuit' : 'il fait jour ou nuit';
  return yes && !s.unless ? `il ${verb} ${DAY[of]}` : `il ne ${verb} ${yes ? '' : 'pas '}${DAY[of]}`;
}

/** A condition as a clause, to follow "si", "tant que" or "quand"; with `s.unless`, "à moins que". */
export const condition = (condition_: Condition, s: Speech): string => told(condition_, true, s);

/** The condition, or its opposite as it is said: "vous ne contrôlez aucune créature", "ce n'est pas votre tour". */
function told(c: Condition, yes: boolean, s: Speech): string {
  const each = (parts: readonly Condition[], conjunction: 'et' | 'ou') =>
    list(
      parts.map((part, at) => (at === 0 ? '' : 'que ') + told(part, yes, s)),
      conjunction,
    );
  const not = negated(yes, s);
  const mood = s.unless ? ('unless' as const) : ('present' as const);
  const no = yes ? {} : { not: true as const };
  if ('compare' in c) {
    const [a, is, b] = c.compare;
    return compare(yes ? c.compare : [a, INVERSE[is], b], s);
  }
  if ('exists' in c) return exists(c.exists, yes, s);
  if ('all' in c) return each(c.all, yes ? 'et' : 'ou');
  if ('any' in c) return each(c.any, yes ? 'ou' : 'et');
  if ('not' in c) return told(c.not, !yes, s);
  if ('object' in c) return describes(c.object, c.is, yes, s);
  if ('turnOf' in c) return `${itIs(yes, s)} ${owned(s.say.whose(c.turnOf, s), NOUNS.turn)}`;
  if ('during' in c) return `${itIs(yes, s)} ${DURING[c.during]}`;
  if ('cast' in c) return CAST[c.cast](spellOr(c.of ?? 'self', s), not);
  if ('kickedWith' in c) {
    const it = spellOr('self', s);
    const mana = kickersOf(s.self)[c.kickedWith]?.mana ?? '';
    return `${named(it)} ${not.has(`été ${agree('kické', it)} avec son kick ${mana}`.trimEnd())}`;
  }
  if ('isMonarch' in c)
    return doing(s.say.whose(c.isMonarch, s), { verb: 'être', rest: 'le monarque', ...no }, mood);
  if ('dayNight' in c) return dayNight(c.dayNight, yes, s);
  if ('did' in c) return did(c.did, yes, s);
  if ('cityBlessing' in c)
    return doing(
      s.say.whose(c.cityBlessing, s),
      { verb: 'avoir', rest: 'la bénédiction de la cité', ...no },
      mood,
    );
  if ('forAny' in c) return forPlayers(c.forAny, yes, c.holds, yes, s);
  return forPlayers(c.forEvery, !yes, c.holds, yes, s);
}

/** " à moins que vous ne contrôliez une Île". */
export function unless(condition_: Condition, s: Speech): string {
  s.unless = true;
  const text = condition(condition_, s);
  s.unless = false;
  return ` à moins que ${text}`;
}
