import type { Ability, Keyword, ParameterKeyword } from '@ettin/schema';
import { triggeredDamage } from '../keywords/damage.js';
import { flagAbilities } from '../keywords/flags.js';
import { parameterAbilities } from '../keywords/parameters.js';
import { compileTarget } from './ability.js';
import { KW } from './bits.js';
import type { Compiler } from './compiler.js';
import type { CompiledKeyword } from './types.js';

export interface CompiledKeywords {
  readonly kw0: number;
  readonly kw1: number;
  readonly params: readonly CompiledKeyword[];
  readonly abilities: readonly number[];
}

/** A keyword as its bit, its parameter and the abilities that it stands for (CR 702). */
export function compileKeyword(c: Compiler, k: Keyword): CompiledKeywords {
  if (typeof k === 'string') {
    const bit = KW[k];
    return {
      kw0: bit < 30 ? 1 << bit : 0,
      kw1: bit < 30 ? 0 : 1 << (bit - 30),
      params: [],
      abilities: add(c, [...flagAbilities(k), ...triggeredDamage(k, c.edition.parameters)], k),
    };
  }
  return { kw0: 0, kw1: 0, params: [parameter(c, k)], abilities: add(c, parameterAbilities(k), k.k) };
}

const add = (c: Compiler, list: readonly Ability[], keyword: string) =>
  list.map((a) => c.ability(a, keyword));

function parameter(c: Compiler, k: ParameterKeyword): CompiledKeyword {
  const quality =
    k.k === 'protection' && typeof k.from === 'object'
      ? k.from
      : k.k === 'hexproofFrom'
        ? k.from
        : k.k === 'landwalk'
          ? k.land
          : k.k === 'affinity'
            ? k.for
            : undefined;
  const made: CompiledKeyword = {
    index: -1,
    data: k,
    test: quality === undefined ? null : c.filter(quality),
    cost: 'cost' in k && k.cost !== 'manaCost' ? c.cost(k.cost) : -1,
    costs: k.k === 'kicker' ? k.costs.map((x) => c.cost(x)) : [],
    n: 'n' in k ? k.n : 0,
    target: k.k === 'enchant' ? compileTarget(c, { id: 'enchanted', what: k.what }) : null,
  };
  return c.addParam(made);
}
