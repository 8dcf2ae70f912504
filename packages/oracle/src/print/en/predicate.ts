import type { Filter, ObjectRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { keyOf } from '../scope.js';
import { numberTest } from './filter-parts.js';
import { type NounPhrase, objectCase } from './grammar.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, FLAG_WORDS, ZONE_WORDS } from './vocabulary.js';
import { list, withArticle } from './words.js';

type Key = keyof Filter;

const only = (filter: Filter, ...keys: readonly Key[]): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keys.includes(key as Key));

/** Adjectives that stand alone: "is tapped", "is attacking". */
function adjective(filter: Filter): string | null {
  const { tapped, attacking, blocking, blocked, unblocked, enchanted, equipped, faceDown, colors } = filter;
  if (only(filter, 'tapped') && tapped !== undefined) return tapped ? 'tapped' : 'untapped';
  if (only(filter, 'attacking') && attacking !== undefined) return attacking ? 'attacking' : 'not attacking';
  if (only(filter, 'blocking') && blocking !== undefined) return blocking ? 'blocking' : 'not blocking';
  if (only(filter, 'blocked') && blocked !== undefined) return blocked ? 'blocked' : 'not blocked';
  if (only(filter, 'unblocked') && unblocked !== undefined) return unblocked ? 'unblocked' : 'blocked';
  if (only(filter, 'enchanted') && enchanted !== undefined) return enchanted ? 'enchanted' : 'not enchanted';
  if (only(filter, 'equipped') && equipped !== undefined) return equipped ? 'equipped' : 'not equipped';
  if (only(filter, 'faceDown') && faceDown !== undefined) return faceDown ? 'face down' : 'face up';
  if (only(filter, 'colorless') && filter.colorless === true) return 'colorless';
  if (only(filter, 'historic') && filter.historic === true) return 'historic';
  if (only(filter, 'supertypes') && filter.supertypes !== undefined) return list(filter.supertypes, 'or');
  if (only(filter, 'name') && filter.name !== undefined) return `named ${filter.name}`;
  if (only(filter, 'attackingYouOrYours')) return 'attacking you or a planeswalker you control';
  if (only(filter, 'colors') && colors !== undefined) {
    return list(
      colors.map((color) => COLOR_WORDS[color]),
      'or',
    );
  }
  return null;
}

/** What it has: "flying", "a +1/+1 counter on it", "power 4 or greater". */
function possession(filter: Filter, s: Speech): string | null {
  if (only(filter, 'counter') && filter.counter !== undefined) {
    return filter.counter === 'any' ? 'a counter on it' : `${withArticle(filter.counter)} counter on it`;
  }
  if (only(filter, 'keyword') && filter.keyword !== undefined) return FLAG_WORDS[filter.keyword];
  if (only(filter, 'power') && filter.power !== undefined) return numberTest('power', filter.power, s);
  if (only(filter, 'toughness') && filter.toughness !== undefined) {
    return numberTest('toughness', filter.toughness, s);
  }
  if (only(filter, 'manaValue') && filter.manaValue !== undefined) {
    return numberTest('mana value', filter.manaValue, s);
  }
  return null;
}

function event(filter: Filter, it: NounPhrase, yes: boolean): string | null {
  const was = it.plain ? 'were' : 'was';
  if (only(filter, 'enteredThisTurn')) return yes ? 'entered this turn' : "didn't enter this turn";
  if (only(filter, 'dealtDamageThisTurn'))
    return yes ? 'dealt damage this turn' : "didn't deal damage this turn";
  if (only(filter, 'wasDealtDamageThisTurn')) return `${was}${yes ? '' : "n't"} dealt damage this turn`;
  return null;
}

function place(filter: Filter, s: Speech): string | null {
  if (!only(filter, 'zone', 'owner') || filter.zone === undefined) return null;
  const zones = zonesOf(filter).map((zone) => {
    if (zone === 'battlefield' || zone === 'stack') return `on the ${ZONE_WORDS[zone]}`;
    if (zone === 'exile') return 'exiled';
    const whose = filter.owner === undefined ? 'a' : s.say.whose(filter.owner, s).possessive;
    return `in ${whose} ${ZONE_WORDS[zone]}`;
  });
  return list(zones, 'or');
}

/** "this creature is untapped", "it was a Zombie", "you control it", "it doesn't have flying". */
export function describes(ref: ObjectRef, described: Filter, yes: boolean, s: Speech): string {
  const filter = withoutPlace(ref, described, s);
  const it = s.say.object(ref, s);
  const key = keyOf(ref, s);
  const place_ = key === null ? undefined : s.places.get(key);
  const past =
    (place_ === 'graveyard' || place_ === 'exile') && key !== 'self' && zonesOf(filter).length === 0;
  const be = (it.plain ? (past ? 'were' : 'are') : past ? 'was' : 'is') + (yes ? '' : "n't");
  if (only(filter)) return `${it.text} ${be} on the battlefield`;
  if (only(filter, 'controller') && filter.controller !== undefined) {
    const who = s.say.whose(filter.controller, s);
    if (filter.controller === 'notYou') return `you ${yes ? "don't " : ''}control ${objectCase(it)}`;
    const negative = who.plain ? "don't control" : "doesn't control";
    return `${who.text} ${yes ? (who.plain ? 'control' : 'controls') : negative} ${objectCase(it)}`;
  }
  const word = adjective(filter) ?? place(filter, s);
  if (word !== null) return it.text === 'it' && be === 'is' ? `it's ${word}` : `${it.text} ${be} ${word}`;
  const thing = possession(filter, s);
  if (thing !== null) {
    const have = past ? 'had' : it.plain ? 'have' : 'has';
    const not = past ? "didn't have" : it.plain ? "don't have" : "doesn't have";
    return `${it.text} ${yes ? have : not} ${thing}`;
  }
  const happened = event(filter, it, yes);
  if (happened !== null) return `${it.text} ${happened}`;
  const said = it.text === 'it' && be === 'is' ? "it's" : `${it.text} ${be}`;
  return `${said} ${s.say.np(filter, it.plain ? 'bare' : 'a', s, { head: headFor(ref, s) }).text}`;
}

/** A card just revealed is where it was revealed: that needs no words. */
function withoutPlace(ref: ObjectRef, filter: Filter, s: Speech): Filter {
  const key = keyOf(ref, s);
  const { zone, ...rest } = filter;
  const known = key === null ? undefined : s.places.get(key);
  return zone !== undefined && known === zone && Object.keys(rest).length > 0 ? rest : filter;
}

function headFor(ref: ObjectRef, s: Speech): 'card' | 'permanent' | 'spell' {
  const key = keyOf(ref, s);
  const entity = key === null ? undefined : s.entities.get(key);
  if (entity?.head === 'spell') return 'spell';
  const place = key === null ? undefined : s.places.get(key);
  if (zonesOf(entity?.filter ?? {}).some((zone) => zone !== 'battlefield' && zone !== 'stack')) return 'card';
  return entity?.head === 'card' || place === 'hand' || place === 'library' ? 'card' : 'permanent';
}
