import type { RuleMod } from '@ettin/schema';
import type { Compiler } from './compiler.js';
import { compileWhose } from './filter.js';
import type { CompiledRule } from './types.js';

/** Rules that speak of players or of the game: who, what and how much, ready to be asked. */
export function compileRule(c: Compiler, r: RuleMod): CompiledRule {
  const who = 'who' in r ? r.who : 'whom' in r ? r.whom : undefined;
  const what = 'what' in r ? r.what : 'from' in r ? r.from : undefined;
  return {
    data: r,
    name: r.rule,
    who: who === undefined || who === 'all' ? null : compileWhose(c, who),
    test: what === undefined ? null : c.filter(what),
    condition: r.rule === 'cantCast' && r.when !== undefined ? c.condition(r.when) : null,
    amount: r.rule === 'costChange' ? c.value(r.generic) : null,
    cost: 'cost' in r ? c.cost(r.cost) : r.rule === 'costChange' ? c.cost(r.additional) : -1,
  };
}
