import type { Filter, ObjectRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { keyOf } from '../scope.js';
import { be, clauseOf } from './compare.js';
import { counterNoun } from './counter-noun.js';
import { numberTest } from './filter-parts.js';
import { doing, type NounPhrase, named, owned, subjectOf } from './grammar.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, NOUNS, SUPERTYPE_WORDS, ZONE_NOUNS } from './vocabulary.js';
import { agree, list } from './words.js';

type Key = keyof Filter;

const only = (filter: Filter, ...keys: readonly Key[]): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keys.includes(key as Key));

/** What it is or isn't in one word: "engagée", "attaquante", "bleue". `no`: said with "n'est pas". */
function adjective(filter: Filter, it: NounPhrase): { readonly word: string; readonly no?: true } | null {
  const { tapped, attacking, blocking, blocked, unblocked, enchanted, equipped, faceDown, colors } = filter;
  const word = (text: string, yes = true) => ({
    word: agree(text, it),
    ...(yes ? {} : { no: true as const }),
  });
  if (only(filter, 'tapped') && tapped !== undefined) return word(tapped ? 'engagé' : 'dégagé');
  if (only(filter, 'attacking') && attacking !== undefined) return word('attaquant', attacking);
  if (only(filter, 'blocking') && blocking !== undefined) return word('bloqueur', blocking);
  if (only(filter, 'blocked') && blocked !== undefined) return word('bloqué', blocked);
  if (only(filter, 'unblocked') && unblocked !== undefined) return word('bloqué', !unblocked);
  if (only(filter, 'enchanted') && enchanted !== undefined) return word('enchanté', enchanted);
  if (only(filter, 'equipped') && equipped !== undefined) return word('équipé', equipped);
  if (only(filter, 'faceDown') && faceDown !== undefined)
    return { word: faceDown ? 'face cachée' : 'face visible' };
  if (only(filter, 'colorless') && filter.colorless === true) return word('incolore');
  if (only(filter, 'historic') && filter.historic === true) return word('historique');
  if (only(filter, 'supertypes') && filter.supertypes !== undefined) {
    const words = filter.supertypes.map((one) =>
      one === 'basic' ? 'de base' : agree(SUPERTYPE_WORDS[one], it),
    );
    return { word: list(words, 'ou') };
  }
  if (only(filter, 'name') && filter.name !== undefined)
    return { word: `${agree('appelé', it)} ${filter.name}` };
  if (only(filter, 'colors') && colors !== undefined) {
    return {
      word: list(
        colors.map((color) => agree(COLOR_WORDS[color], it)),
        'ou',
      ),
    };
  }
  return null;
}

/** What it has: "le vol", "un marqueur +1/+1 sur elle", "une force supérieure ou égale à 4". */
function possession(filter: Filter, it: NounPhrase, s: Speech): string | null {
  if (only(filter, 'counter') && filter.counter !== undefined) {
    const on = it.gender === 'f' ? (it.plural ? 'elles' : 'elle') : it.plural ? 'eux' : 'lui';
    return `un ${counterNoun(filter.counter).one} sur ${on}`;
  }
  if (only(filter, 'keyword') && filter.keyword !== undefined) return s.say.theKeyword(filter.keyword, s);
  if (only(filter, 'power') && filter.power !== undefined) return numberTest(NOUNS.power, filter.power, s);
  if (only(filter, 'toughness') && filter.toughness !== undefined)
    return numberTest(NOUNS.toughness, filter.toughness, s);
  if (only(filter, 'manaValue') && filter.manaValue !== undefined)
    return numberTest(NOUNS.manaValue, filter.manaValue, s);
  return null;
}

/** What happened to it: "est arrivée ce tour-ci", "n'a pas subi de blessures ce tour-ci". */
function event(filter: Filter, it: NounPhrase, yes: boolean, s: Speech): string | null {
  const mood = s.unless ? 'unless' : 'present';
  const not = yes ? {} : { not: true as const };
  if (only(filter, 'enteredThisTurn')) {
    return doing(it, { verb: 'être', rest: `${agree('arrivé', it)} ce tour-ci`, ...not }, mood);
  }
  const damage = yes ? 'des blessures' : 'de blessures';
  if (only(filter, 'dealtDamageThisTurn'))
    return doing(it, { verb: 'avoir', rest: `infligé ${damage} ce tour-ci`, ...not }, mood);
  if (only(filter, 'wasDealtDamageThisTurn'))
    return doing(it, { verb: 'avoir', rest: `subi ${damage} ce tour-ci`, ...not }, mood);
  if (only(filter, 'attackedThisTurn'))
    return doing(it, { verb: 'avoir', rest: 'attaqué ce tour-ci', ...not }, mood);
  return null;
}

function place(filter: Filter, it: NounPhrase, s: Speech): string | null {
  if (!only(filter, 'zone', 'owner') || filter.zone === undefined) return null;
  const zones = zonesOf(filter).map((zone) => {
    if (zone === 'battlefield' || zone === 'stack')
      return `sur ${zone === 'stack' ? 'la pile' : 'le champ de bataille'}`;
    if (zone === 'exile') return agree('exilé', it);
    const noun = ZONE_NOUNS[zone];
    return filter.owner === undefined
      ? `dans ${noun.gender === 'f' ? 'une' : 'un'} ${noun.one}`
      : `dans ${owned(s.say.whose(filter.owner, s), noun)}`;
  });
  return list(zones, 'ou');
}

/** "cette créature est dégagée", "c'était un Zombie", "vous la contrôlez", "elle n'a pas le vol". */
export function describes(ref: ObjectRef, described: Filter, yes: boolean, s: Speech): string {
  const filter = withoutPlace(ref, described, s);
  const it = s.say.object(ref, s);
  const key = keyOf(ref, s);
  const where = key === null ? undefined : s.places.get(key);
  const past = (where === 'graveyard' || where === 'exile') && key !== 'self' && zonesOf(filter).length === 0;
  if (only(filter)) return `${be(it, false, yes, s)} sur le champ de bataille`;
  if (only(filter, 'controller') && filter.controller !== undefined) {
    const notYou = filter.controller === 'notYou';
    const who = s.say.whose(notYou ? 'you' : filter.controller, s);
    const negative = notYou ? yes : !yes;
    return doing(
      who,
      { verb: 'contrôler', object: it, rest: '', ...(negative ? { not: true as const } : {}) },
      s.unless ? 'unless' : 'present',
    );
  }
  if (only(filter, 'attackingYouOrYours')) {
    return clauseOf(it, 'attaquer', 'vous ou un planeswalker que vous contrôlez', false, s);
  }
  const word = adjective(filter, it);
  if (word !== null) return `${be(it, past, yes !== (word.no === true), s)} ${word.word}`;
  const at = place(filter, it, s);
  if (at !== null) return `${be(it, past, yes, s)} ${at}`;
  const thing = possession(filter, it, s);
  if (thing !== null) {
    if (past)
      return `${subjectOf(it)} ${yes ? '' : "n'"}${it.plural ? 'avaient' : 'avait'} ${yes ? '' : 'pas '}${thing}`;
    return doing(
      it,
      { verb: 'avoir', rest: thing, ...(yes ? {} : { not: true as const }) },
      s.unless ? 'unless' : 'present',
    );
  }
  const happened = event(filter, it, yes, s);
  if (happened !== null) return happened;
  const noun = s.say.np(filter, it.plural ? 'bare' : 'a', s, { head: headFor(ref, s) });
  const what = it.plural ? `des ${named(noun)}` : named(noun);
  if (it.pronoun === undefined) return `${be(it, past, yes, s)} ${what}`;
  return `${identity(it.plural, past, yes, s)} ${what}`;
}

/** "c'est", "ce n'était pas", "ce sont": before a noun. */
function identity(many: boolean, past: boolean, yes: boolean, s: Speech): string {
  if (s.unless) return many ? 'ce ne soient' : 'ce ne soit';
  if (past) return yes ? (many ? "c'étaient" : "c'était") : many ? "ce n'étaient pas" : "ce n'était pas";
  if (many) return yes ? 'ce sont' : 'ce ne sont pas';
  return yes ? "c'est" : "ce n'est pas";
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
