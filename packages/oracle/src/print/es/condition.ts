import type { Condition, Filter, ObjectRef, PlayerRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { isSpell, kickersOf } from '../self.js';
import { compare, INVERSE, thereIs } from './compare.js';
import { finiteVerb, type NounPhrase, owned, phrase, subjectText } from './grammar.js';
import { describes } from './predicate.js';
import type { Speech } from './speech.js';
import { kicked } from './value.js';
import type { Mood } from './verbs.js';
import { TURN } from './vocabulary.js';
import { list, varying } from './words.js';

/** "controlas un Gideon", "hay una carta de criatura en tu cementerio", "no controla ninguna criatura". */
function exists(filter: Filter, yes: boolean, s: Speech, mood: Mood): string {
  const zones = zonesOf(filter);
  const onBattlefield = zones.length === 0 || zones.includes('battlefield');
  const who = filter.controller;
  const determiner = yes ? 'a' : 'no';
  const not = yes ? '' : 'no ';
  if (onBattlefield && who !== undefined && who !== 'notYou' && who !== 'eachPlayer') {
    const subject = yes || who !== 'opponent' ? s.say.whose(who, s) : s.say.whose(who, s, true);
    const what = s.say.np(filter, determiner, s, { controller: 'unsaid' });
    return `${subjectText(subject)}${not}${finiteVerb('controlar', subject, mood)} ${what.text}`;
  }
  if (zones.length === 1 && zones[0] === 'hand' && filter.owner !== undefined) {
    const subject = s.say.whose(filter.owner, s);
    const what = s.say.np(filter, determiner, s, { place: 'unsaid' });
    return `${subjectText(subject)}${not}${finiteVerb('tener', subject, mood)} ${what.text} en la mano`;
  }
  const what = s.say.np(filter, determiner, s, { place: 'en' });
  const place = onBattlefield ? ' en el campo de batalla' : zones.includes('stack') ? ' en la pila' : '';
  return `${not}${thereIs(mood)} ${what.text}${place}`;
}

type CastWord = Extract<Condition, { readonly cast: unknown }>['cast'];

/** What was done with the spell: to it ("fue estimulada"), with one of its costs, or by you. */
type Casting =
  | { readonly done: string; readonly after?: string }
  | { readonly cost: string }
  | { readonly you: string };

const CAST: Readonly<Record<CastWord, Casting>> = {
  kicked: { done: 'estimulado' },
  surged: { cost: 'oleada' },
  spectacle: { cost: 'espectáculo' },
  evoked: { cost: 'evocar' },
  flashback: { done: 'lanzado', after: ' desde un cementerio' },
  madness: { cost: 'demencia' },
  fromHand: { you: ' desde tu mano' },
  wasCast: { you: '' },
  unearthed: { done: 'desenterrado' },
  bestowed: { done: 'concedido' },
  overloaded: { cost: 'sobrecarga' },
  escaped: { done: 'lanzado', after: ' por su coste de escape' },
  dashed: { cost: 'rapidez' },
};

function spellOr(ref: ObjectRef, s: Speech): NounPhrase {
  if (ref === 'self' && isSpell(s.self)) return phrase('este hechizo', 'm', false, 'self');
  return s.say.object(ref, s);
}

function wasCast(word: CastWord, it: NounPhrase, yes: boolean, mood: Mood): string {
  const casting = CAST[word];
  const not = yes ? '' : 'no ';
  const real = mood === 'indicative';
  if ('done' in casting) {
    const be = real ? (it.many ? 'fueron' : 'fue') : it.many ? 'hayan sido' : 'haya sido';
    return `${subjectText(it)}${not}${be} ${varying(casting.done)(it.gender, it.many)}${casting.after ?? ''}`;
  }
  if ('cost' in casting) {
    const of =
      it.pronoun === true ? `su coste de ${casting.cost}` : owned(COST, it, false, ` de ${casting.cost}`);
    return `${not}se ${real ? 'pagó' : 'haya pagado'} ${of}`;
  }
  const pronoun = it.pronoun === true ? (it.gender === 'm' ? 'lo ' : 'la ') : '';
  const object = it.pronoun === true ? '' : ` ${it.text}`;
  return `${not}${pronoun}${real ? 'lanzaste' : 'hayas lanzado'}${object}${casting.you}`;
}

const COST = { one: 'coste', many: 'costes', gender: 'm' } as const;

const DURING = {
  combat: 'la fase de combate',
  main: 'una fase principal',
  upkeep: 'un paso de mantenimiento',
  endStep: 'un paso final',
  declareBlockers: 'el paso de declarar bloqueadores',
} as const;

const DAY = { day: 'de día', night: 'de noche', neither: 'ni de día ni de noche' } as const;

function did(name: string, yes: boolean, s: Speech, mood: Mood): string {
  const doer = s.doers.get(name) ?? 'you';
  const not = yes ? '' : 'no ';
  if (doer === 'you') return `${not}lo ${mood === 'indicative' ? 'haces' : 'hagas'}`;
  const done = s.results.get(name)?.done;
  if (doer === 'thatPlayer') s.player = 'thatPlayer';
  const cant = !yes && (done === 'sacrificado' || done === 'descartado');
  if (cant) return `ese jugador no ${mood === 'indicative' ? 'puede' : 'pueda'}`;
  return `ese jugador ${not}lo ${mood === 'indicative' ? 'hace' : 'haga'}`;
}

function forPlayers(
  ref: PlayerRef,
  any: boolean,
  holds: Condition,
  yes: boolean,
  s: Speech,
  mood: Mood,
): string {
  const before = s.thatPlayer;
  s.thatPlayer = any ? { first: ref, any: true } : { first: ref };
  const text = said(holds, yes, s, mood);
  s.thatPlayer = before;
  return text;
}

function kickedWith(at: number, yes: boolean, s: Speech, mood: Mood): string {
  const it = spellOr('self', s);
  const mana = kickersOf(s.self)[at]?.mana;
  const be = mood === 'indicative' ? 'fue' : 'haya sido';
  return `${subjectText(it)}${yes ? '' : 'no '}${be} ${kicked(it)} con su estímulo ${mana ?? 'adicional'}`;
}

/** A condition, or its opposite as it is said: "no controlas ninguna criatura", "no es tu turno". */
function said(c: Condition, yes: boolean, s: Speech, mood: Mood): string {
  const not = yes ? '' : 'no ';
  const impersonal = `${not}${mood === 'indicative' ? 'es' : 'sea'}`;
  if ('compare' in c) {
    const [a, is, b] = c.compare;
    return compare([a, yes ? is : INVERSE[is], b], s, mood);
  }
  if ('exists' in c) return exists(c.exists, yes, s, mood);
  if ('all' in c) {
    return list(
      c.all.map((part) => said(part, yes, s, mood)),
      yes ? 'y' : 'o',
    );
  }
  if ('any' in c) {
    return list(
      c.any.map((part) => said(part, yes, s, mood)),
      yes ? 'o' : 'y',
    );
  }
  if ('not' in c) return said(c.not, !yes, s, mood);
  if ('object' in c) return describes(c.object, c.is, yes, s, mood);
  if ('turnOf' in c) return `${impersonal} ${owned(TURN, s.say.whose(c.turnOf, s))}`;
  if ('during' in c) return `${impersonal} ${DURING[c.during]}`;
  if ('cast' in c) return wasCast(c.cast, spellOr(c.of ?? 'self', s), yes, mood);
  if ('kickedWith' in c) return kickedWith(c.kickedWith, yes, s, mood);
  if ('isMonarch' in c) {
    const who = s.say.whose(c.isMonarch, s);
    return `${subjectText(who)}${not}${finiteVerb('ser', who, mood)} el monarca`;
  }
  if ('dayNight' in c) {
    const denied = c.dayNight === 'neither' ? yes : !yes;
    return `${denied ? 'no ' : ''}${mood === 'indicative' ? 'es' : 'sea'} ${DAY[c.dayNight]}`;
  }
  if ('did' in c) return did(c.did, yes, s, mood);
  if ('cityBlessing' in c) {
    const who = s.say.whose(c.cityBlessing, s);
    return `${subjectText(who)}${not}${finiteVerb('tener', who, mood)} la bendición de la ciudad`;
  }
  // What doesn't hold for any holds for none of all, and the other way about.
  if ('forAny' in c) return forPlayers(c.forAny, yes, c.holds, yes, s, mood);
  return forPlayers(c.forEvery, !yes, c.holds, yes, s, mood);
}

/** A condition as a clause, to follow "si" (indicative), "mientras" or "a menos que" (subjunctive). */
export const condition = (c: Condition, s: Speech, mood: Mood = 'indicative'): string =>
  said(c, true, s, mood);
