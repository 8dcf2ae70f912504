import { KW } from './bits.js';
import { hasBit } from './filter.js';
import type {
  CompiledAbility,
  CompiledInstead,
  CompiledKeyword,
  CompiledLasting,
  CompiledMod,
  CompiledTrigger,
} from './types.js';

/**
 * Compiled records of a kind share one hidden class only if one literal makes them all: a record made by a spread
 * with something added gets a hidden class of its own each time, and every read of such records is slow (measured:
 * `docs/figures.md`). What the compiler puts together in parts is therefore written out here once.
 */
export function abilityRecord(a: CompiledAbility): CompiledAbility {
  return {
    id: a.id,
    kind: a.kind,
    data: a.data,
    keyword: a.keyword,
    targets: a.targets,
    modes: a.modes,
    program: a.program,
    zones: a.zones,
    condition: a.condition,
    reads: a.reads,
    cost: a.cost,
    activated: a.activated,
    mana: a.mana,
    loyalty: a.loyalty,
    triggers: a.triggers,
    triggered: a.triggered,
    manaTrigger: a.manaTrigger,
    speaksOfThatPlayer: a.speaksOfThatPlayer,
    comparesHead: a.comparesHead,
    speaksOfEvent: a.speaksOfEvent,
    speaksOfSource: a.speaksOfSource,
    statics: a.statics,
    replacement: a.replacement,
  };
}

export function triggerRecord(t: CompiledTrigger): CompiledTrigger {
  return {
    data: t.data,
    event: t.event,
    what: t.what,
    self: t.self,
    second: t.second,
    secondSelf: t.secondSelf,
    who: t.who,
    lookBack: t.lookBack,
    condition: t.condition,
  };
}

export function modRecord(m: CompiledMod, index: number): CompiledMod {
  return {
    index,
    data: m.data,
    layer: m.layer,
    power: m.power,
    toughness: m.toughness,
    size: m.size,
    kw0: m.kw0,
    kw1: m.kw1,
    params: m.params,
    abilities: m.abilities,
    types: m.types,
    supers: m.supers,
    colors: m.colors,
    subtypes: m.subtypes,
    test: m.test,
    except: m.except,
    condition: m.condition,
    players: m.players,
    who: m.who,
    n: m.n,
    restriction: m.restriction,
  };
}

export function keywordRecord(k: CompiledKeyword, index: number): CompiledKeyword {
  return {
    index,
    data: k.data,
    test: k.test,
    cost: k.cost,
    costs: k.costs,
    n: k.n,
    target: k.target,
  };
}

export function insteadRecord(i: CompiledInstead): CompiledInstead {
  return {
    data: i.data,
    amount: i.amount,
    program: i.program,
    condition: i.condition,
    redirect: i.redirect,
    players: i.players,
  };
}

export function lastingRecord(l: Omit<CompiledLasting, 'opens'>): CompiledLasting {
  return {
    opens: l.effect.do === 'mayPlay' || l.mods.some(letsPlay),
    effect: l.effect,
    mods: l.mods,
    rules: l.rules,
    each: l.each,
    replacement: l.replacement,
    source: l.source,
    program: l.program,
    reads: l.reads,
  };
}

/** Does it have, or give, a keyword with which cards can be cast from elsewhere than a hand? */
export function letsPlay(m: Pick<CompiledMod, 'params' | 'kw0' | 'kw1'>): boolean {
  return (
    m.params.some((p) => FROM_ELSEWHERE.has(p.data.k)) || hasBit(m, KW.retrace) || hasBit(m, KW.jumpStart)
  );
}
const FROM_ELSEWHERE: ReadonlySet<string> = new Set(['flashback', 'escape']);
