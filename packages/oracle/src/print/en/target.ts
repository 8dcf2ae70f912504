import type { TargetFilter, TargetSpec } from '@ettin/schema';
import { isOnePerKick } from '../idioms.js';
import { zonesOf } from '../places.js';
import { type Entity, mention } from '../scope.js';
import { genitive, type NounPhrase } from './grammar.js';
import { rangeWord } from './quantity.js';
import type { Speech } from './speech.js';
import { list, plural } from './words.js';

const PLAYERS = {
  any: 'player',
  opponent: 'opponent',
  you: 'player',
  teammate: 'teammate',
  team: 'player on your team',
  other: 'player other than you',
} as const;

const pluralPlayer = (noun: string) => noun.replace(/^\w+/, (word) => plural(word));

/** The noun after "target", and what is remembered of it. */
function nounOf(what: TargetFilter, many: boolean, other: boolean, s: Speech): string {
  const nouns: string[] = [];
  if (what.player !== undefined) {
    const player = PLAYERS[what.player];
    nouns.push(many ? pluralPlayer(player) : player);
  }
  if (what.object !== undefined) {
    const { other: isOther, ...filter } = what.object;
    const object = s.say.noun(filter, { many, place: 'from', conjunction: many ? 'and/or' : 'or' }, s);
    if (nouns.length > 0 && what.object.types?.includes('creature')) nouns.unshift(object);
    else nouns.push(object);
    if (isOther === true && !other) return list(nouns, 'or');
  }
  return list(nouns, many ? 'and/or' : 'or');
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

function controllersOf(spec: TargetSpec): string {
  return spec.controllers === 'different' ? ' controlled by different players' : '';
}

/** "any target, then choose another target for each time this spell was kicked" */
function onePerKick(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  const one = spec.what.any === true ? 'target' : `target ${nounOf(spec.what, false, false, s)}`;
  const first = spec.what.any === true ? 'any target' : one;
  s.entities.set(key, { ...entityOf(spec.what, true), kind: 'object' });
  mention(key, s);
  const text = `${first}, then choose another ${one} for each time this spell was kicked`;
  return { text, possessive: genitive(text, true), plain: true, key, each: true };
}

/** The first mention of a target: "target creature", "another target permanent", "up to two target players". */
export function target(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  if (isOnePerKick(spec)) return onePerKick(spec, s);
  const word = rangeWord(spec.min, spec.max, s);
  const many = word !== null && !/\bone$/.test(word);
  const { what } = spec;
  const other = what.object?.other === true || spec.otherThan !== undefined;
  s.entities.set(key, entityOf(what, many));
  if (what.object !== undefined) {
    const [zone] = zonesOf(what.object);
    if (zone !== undefined) s.places.set(key, zone);
  }
  let text: string;
  if (what.any === true) {
    const noun = many ? 'targets' : 'target';
    text = word === null ? `any ${other ? 'other ' : ''}${noun}` : `${word} ${other ? 'other ' : ''}${noun}`;
  } else {
    const noun = nounOf(what, many, other, s);
    if (word === null) text = `${other ? 'another ' : ''}target ${noun}`;
    else text = `${word} ${other ? 'other ' : ''}target ${noun}`;
  }
  text += controllersOf(spec);
  mention(key, s);
  if (what.object === undefined) {
    s.player = key;
    s.focus = null;
  }
  return {
    text,
    possessive: genitive(text, many),
    plain: many,
    key,
    ...(many ? { each: true as const } : {}),
  };
}
