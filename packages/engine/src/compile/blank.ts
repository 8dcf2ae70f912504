import type { Ability } from '@ettin/schema';
import type { CompiledAbility } from './types.js';

/** An ability with nothing in it: every other one is made from it, so that all share a hidden class. */
export const PLACEHOLDER: CompiledAbility = {
  id: -1,
  kind: 'spell',
  data: { kind: 'spell' },
  keyword: null,
  targets: [],
  modes: null,
  program: -1,
  zones: 0,
  condition: null,
  reads: 0,
  cost: -1,
  activated: null,
  mana: null,
  loyalty: false,
  triggers: [],
  triggered: null,
  manaTrigger: false,
  speaksOfThatPlayer: false,
  comparesHead: false,
  speaksOfEvent: false,
  speaksOfSource: true,
  statics: null,
  replacement: null,
};

export function blankAbility(id: number, data: Ability, keyword: string | null): CompiledAbility {
  return { ...PLACEHOLDER, id, kind: data.kind, data, keyword };
}
