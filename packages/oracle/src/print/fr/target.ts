import type { TargetFilter, TargetSpec } from '@ettin/schema';
import { isOnePerKick } from '../idioms.js';
import { zonesOf } from '../places.js';
import { type Entity, mention } from '../scope.js';
import { inNumber, type Noun, type NounPhrase, named, phrase } from './grammar.js';
import { type Count, rangeOf } from './quantity.js';
import type { Speech } from './speech.js';
import { NOUNS } from './vocabulary.js';
import { indefinite } from './words.js';

/** What comes after "ciblé": "le joueur ciblé de votre équipe". */
const PLAYERS: Readonly<Record<NonNullable<TargetFilter['player']>, readonly [Noun, string]>> = {
  any: [NOUNS.player, ''],
  opponent: [NOUNS.opponent, ''],
  you: [NOUNS.player, ''],
  teammate: [NOUNS.teammate, ''],
  team: [NOUNS.player, ' de votre équipe'],
  other: [NOUNS.player, ' autre que vous'],
};

function playerItem(who: NonNullable<TargetFilter['player']>, count: Count | null, other: boolean): string {
  const [word, after] = PLAYERS[who];
  const many = count?.many === true;
  const determiner =
    count === null ? (other ? 'un autre' : 'le') : count.count(word.gender) + (other ? ' autres' : '');
  return `${determiner} ${inNumber(word, many)} ${many ? 'ciblés' : 'ciblé'}${after}`;
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

function anyTarget(count: Count | null, other: boolean): NounPhrase {
  const many = count?.many === true;
  const text =
    count === null
      ? `n'importe quelle ${other ? 'autre ' : ''}cible`
      : `${count.count('f')} ${other ? (many ? 'autres ' : 'autre ') : ''}${inNumber(NOUNS.target, many)}`;
  return phrase(text, { gender: 'f', plural: many });
}

/** The nouns of a target with their determiners; players beside permanents each keep their own. */
function targets(spec: TargetSpec, count: Count | null, other: boolean, s: Speech): NounPhrase {
  const { what } = spec;
  if (what.any === true) return anyTarget(count, other);
  const many = count?.many === true;
  const players = what.player === undefined ? [] : [playerItem(what.player, count, other)];
  if (what.object === undefined) return phrase(players.join(''), { gender: 'm', plural: many });
  const filter = other ? { ...what.object, other: true as const } : what.object;
  const object = s.say.np(filter, count ?? 'target', s, {
    place: 'from',
    targeted: true,
    conjunction: many ? 'et/ou' : 'ou',
  });
  if (players.length === 0) return object;
  const last = object.items.length - 1;
  const items = object.items.map((item, at) => (at === last ? item + object.after : item));
  return {
    ...object,
    items: what.object.types?.includes('creature') ? [...items, ...players] : [...players, ...items],
    conjunction: many ? 'et/ou' : 'ou',
    after: '',
    gender: 'm',
  };
}

/** "n'importe quelle cible, puis une autre cible pour chaque fois que ce sort a été kické" */
function onePerKick(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  const first = targets(spec, null, false, s);
  const another =
    spec.what.any === true ? `${indefinite('f')} autre cible` : named(targets(spec, null, true, s));
  s.entities.set(key, { ...entityOf(spec.what, true), kind: 'object' });
  mention(key, s);
  const text = `${named(first)}, puis choisissez ${another} pour chaque fois que ce sort a été kické`;
  return { ...phrase(text, { gender: first.gender, plural: true }, key), each: true };
}

/** The first mention of a target: "la créature ciblée", "un autre permanent ciblé", "jusqu'à deux joueurs ciblés". */
export function target(spec: TargetSpec, s: Speech): NounPhrase {
  const key = `target:${spec.id}`;
  if (isOnePerKick(spec)) return onePerKick(spec, s);
  const count = rangeOf(spec.min, spec.max, s);
  const many = count?.many === true;
  const { what } = spec;
  const other = what.object?.other === true || spec.otherThan !== undefined;
  s.entities.set(key, entityOf(what, many));
  if (what.object !== undefined) {
    const [zone] = zonesOf(what.object);
    if (zone !== undefined) s.places.set(key, zone);
  }
  const said = targets(spec, count, other, s);
  const controllers = spec.controllers === 'different' ? ' contrôlées par des joueurs différents' : '';
  mention(key, s);
  if (what.object === undefined) {
    s.player = key;
    s.focus = null;
  }
  return { ...said, after: said.after + controllers, key, ...(many ? { each: true as const } : {}) };
}
