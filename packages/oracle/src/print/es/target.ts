import type { TargetFilter, TargetSpec } from '@ettin/schema';
import { isOnePerKick } from '../idioms.js';
import { zonesOf } from '../places.js';
import { type Entity, mention } from '../scope.js';
import { type Noun, type NounPhrase, phrase } from './grammar.js';
import { determine } from './noun.js';
import { rangeWord } from './quantity.js';
import type { CountWord, Speech } from './speech.js';
import { OPPONENT, PLAYER, TEAMMATE } from './vocabulary.js';
import { definiteArticle, list, type Word } from './words.js';

const PLAYERS: Readonly<Record<NonNullable<TargetFilter['player']>, readonly [Word, string]>> = {
  any: [PLAYER, ''],
  opponent: [OPPONENT, ''],
  you: [PLAYER, ''],
  teammate: [TEAMMATE, ''],
  team: [PLAYER, ' de tu equipo'],
  other: [PLAYER, ' que no seas tú'],
};

const TARGET: Word = { one: 'objetivo', many: 'objetivos', gender: 'm' };

/** The noun with "objetivo" in its place: "criatura objetivo que controlas", "jugador o planeswalker objetivo". */
function nounOf(what: TargetFilter, many: boolean, s: Speech): Noun {
  const conjunction = many ? 'y/o' : 'o';
  const object = (target: boolean): Noun => {
    const { other: _, ...filter } = what.object ?? {};
    return s.say.noun(
      filter,
      { many, place: 'de', conjunction, ...(target ? { target: true as const } : {}) },
      s,
    );
  };
  if (what.player === undefined) return object(true);
  const [word, after] = PLAYERS[what.player];
  const player = many ? word.many : word.one;
  if (what.object === undefined) return { text: `${player} objetivo${after}`, gender: 'm', many };
  const thing = object(false);
  const both = what.object.types?.includes('creature') === true ? [thing.text, player] : [player, thing.text];
  const gender = both[0] === player ? 'm' : thing.gender;
  return { text: `${list(both, conjunction)} objetivo`, gender, many };
}

function entityOf(what: TargetFilter, many: boolean): Entity {
  const kind =
    what.any === true || (what.object !== undefined && what.player !== undefined)
      ? 'either'
      : what.player !== undefined
        ? 'player'
        : 'object';
  return { kind, plural: many, ...(what.object === undefined ? {} : { filter: what.object }) };
}

/** "cualquier objetivo, y luego elige otro objetivo por cada vez que este hechizo fue estimulado" */
function onePerKick(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  const any = spec.what.any === true;
  const noun: Noun = any ? { text: TARGET.one, gender: 'm', many: false } : nounOf(spec.what, false, s);
  const first = any ? 'cualquier objetivo' : determine('a', false, noun);
  s.entities.set(key, { ...entityOf(spec.what, true), kind: 'object' });
  mention(key, s);
  const text = `${first}, luego elige ${determine('a', true, noun)} por cada vez que este hechizo fue estimulado`;
  return { ...phrase(text, noun.gender, true, key), each: true };
}

const articled = (noun: Noun, other: boolean, count: CountWord | null): string =>
  count === null
    ? other
      ? determine('a', true, noun)
      : `${definiteArticle(noun.gender, noun.many)} ${noun.text}`
    : determine({ count }, other, noun);

/** The first mention of a target: "la criatura objetivo", "otro permanente objetivo", "hasta dos jugadores objetivo". */
export function target(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  if (isOnePerKick(spec)) return onePerKick(spec, s);
  const word = rangeWord(spec.min, spec.max, s);
  const many = word?.many === true;
  const { what } = spec;
  const other = what.object?.other === true || spec.otherThan !== undefined;
  s.entities.set(key, entityOf(what, many));
  if (what.object !== undefined) {
    const [zone] = zonesOf(what.object);
    if (zone !== undefined) s.places.set(key, zone);
  }
  const noun: Noun =
    what.any === true ? { text: many ? TARGET.many : TARGET.one, gender: 'm', many } : nounOf(what, many, s);
  const text =
    what.any === true && word === null ? determine('any', other, noun) : articled(noun, other, word);
  mention(key, s);
  if (what.object === undefined) {
    s.player = key;
    s.focus = null;
  }
  return {
    ...phrase(
      text + (spec.controllers === 'different' ? ' controladas por jugadores distintos' : ''),
      noun.gender,
      many,
      key,
    ),
    ...(what.player === undefined ? {} : { person: true }),
    ...(many ? { each: true } : {}),
  };
}
