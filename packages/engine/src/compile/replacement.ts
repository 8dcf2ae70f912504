import type { Filter, Instead, ReplacementAbility } from '@ettin/schema';
import type { Compiler } from './compiler.js';
import { compileWhose } from './filter.js';
import { insteadRecord } from './records.js';
import type { CompiledInstead, CompiledReplacement } from './types.js';

export function compileReplacement(c: Compiler, a: ReplacementAbility): CompiledReplacement {
  const r = a.replaces;
  const test = (f: Filter | 'self' | undefined) => (f === undefined || f === 'self' ? null : c.filter(f));
  const what = r.event === 'damage' ? r.toObject : 'what' in r ? r.what : undefined;
  const who =
    r.event === 'damage' ? r.toPlayer : r.event === 'move' ? r.owner : 'who' in r ? r.who : undefined;
  return {
    event: r.event === 'enters' ? 'move' : r.event,
    what: test(what),
    whatSelf: what === 'self' || (what !== undefined && what.self === true),
    source: r.event === 'damage' ? test(r.source) : null,
    sourceSelf: r.event === 'damage' && r.source === 'self',
    who: who === undefined ? null : compileWhose(c, who),
    from: r.event === 'move' ? (r.from ?? null) : null,
    to: r.event === 'enters' ? 'battlefield' : r.event === 'move' ? (r.to ?? null) : null,
    combat: r.event === 'damage' ? (r.combat ?? null) : null,
    counter: r.event === 'counters' ? (r.kind ?? null) : null,
    exceptFirstDraw: r.event === 'draw' && r.exceptFirstInDrawStep === true,
    byOpponent: r.event === 'discard' && r.byOpponent === true,
    condition: a.if === undefined ? null : c.condition(a.if),
    optional: a.optional === true,
    self: a.selfReplacement === true,
    with: a.with.map((i) => insteadRecord(compileInstead(c, i))),
  };
}

function compileInstead(c: Compiler, i: Instead): CompiledInstead {
  const base: CompiledInstead = {
    data: i,
    amount: null,
    program: -1,
    condition: null,
    redirect: null,
    players: null,
  };
  if ('prevent' in i) return { ...base, amount: i.prevent === 'all' ? null : c.value(i.prevent) };
  if ('multiply' in i) return { ...base, amount: c.value(i.multiply) };
  if ('plus' in i) return { ...base, amount: c.value(i.plus) };
  if ('minus' in i) return { ...base, amount: c.value(i.minus) };
  if ('atMost' in i) return { ...base, amount: c.value(i.atMost) };
  if ('redirectTo' in i) return { ...base, redirect: c.targets(i.redirectTo) };
  if ('entersTapped' in i)
    return { ...base, condition: i.unless === undefined ? null : c.condition(i.unless) };
  if ('entersWith' in i) return { ...base, amount: c.value(i.count) };
  if ('underControlOf' in i) return { ...base, players: c.players(i.underControlOf) };
  if ('asEnters' in i) return { ...base, program: c.program(i.asEnters) };
  if ('instead' in i) return { ...base, program: c.program(i.instead) };
  if ('also' in i) return { ...base, program: c.program(i.also) };
  return base;
}
