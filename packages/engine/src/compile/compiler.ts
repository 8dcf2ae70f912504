import type {
  Ability,
  CardDef,
  Condition,
  Cost,
  Edition,
  Effect,
  Filter,
  Keyword,
  ManaRestriction,
  Mod,
  ObjectRef,
  PlayerRef,
  Ref,
  TokenDef,
  Value,
} from '@ettin/schema';
import { compileProgram } from '../effects/program.js';
import { compileAbility } from './ability.js';
import { PLACEHOLDER } from './blank.js';
import { compileCost } from './cost.js';
import { eitherHead } from './either.js';
import { compileDef, compileToken } from './face.js';
import { compileFilter } from './filter.js';
import { type CompiledKeywords, compileKeyword } from './keyword.js';
import { compileMods } from './mods.js';
import { abilityRecord, keywordRecord, lastingRecord, modRecord } from './records.js';
import { compileObjects, compilePlayers, compileTargets } from './refs.js';
import type {
  CompiledAbility,
  CompiledCost,
  CompiledKeyword,
  CompiledLasting,
  CompiledMod,
  Def,
  Holds,
  NumberOf,
  ObjectsOf,
  ObjectTest,
  Op,
  PlayersOf,
  Rules,
  TargetsOf,
} from './types.js';
import { compileCondition, compileValue } from './value.js';

/**
 * Turns card data into tests, numbers and programs, once. Everything that a state may have to name gets
 * an index here, in the order of the cards, so that indices follow from edition and card data alone.
 */
export class Compiler {
  readonly edition: Edition;
  readonly defs: Def[] = [];
  readonly byName = new Map<string, number>();
  readonly abilities: CompiledAbility[] = [];
  readonly programs: (readonly Op[])[] = [];
  readonly costs: CompiledCost[] = [];
  readonly lasting: CompiledLasting[] = [];
  readonly exceptions: (readonly CompiledMod[])[] = [];
  readonly manaRestrictions: { spell: ObjectTest | null; ability: ObjectTest | null }[] = [];
  readonly params: CompiledKeyword[] = [];
  readonly modTable: CompiledMod[] = [];
  readonly landAbilities: Record<string, number> = {};
  readonly builtin: Record<string, number> = {};
  readonly keywordCounters: Record<string, CompiledMod> = {};
  private readonly keywordCache = new Map<string, CompiledKeywords>();
  private readonly tokenCache = new Map<string, number>();

  constructor(edition: Edition) {
    this.edition = edition;
  }

  players(ref: PlayerRef): PlayersOf {
    return compilePlayers(this, ref);
  }
  objects(ref: ObjectRef): ObjectsOf {
    return compileObjects(this, ref);
  }
  targets(ref: Ref): TargetsOf {
    return compileTargets(this, ref);
  }
  value(v: Value): NumberOf {
    return compileValue(this, v);
  }
  condition(k: Condition): Holds {
    return eitherHead(this, k, compileCondition(this, k));
  }
  filter(f: Filter): ObjectTest {
    return compileFilter(this, f);
  }
  mods(mods: readonly Mod[]): readonly CompiledMod[] {
    return compileMods(this, mods);
  }
  exception(mods: readonly Mod[] | undefined): number {
    if (mods === undefined || mods.length === 0) return -1;
    this.exceptions.push(this.mods(mods));
    return this.exceptions.length - 1;
  }

  ability(a: Ability, keyword: string | null = null): number {
    return compileAbility(this, a, keyword);
  }
  /** Registers a compiled ability that is being made; its id is its place. */
  addAbility(make: (id: number) => CompiledAbility): number {
    const id = this.abilities.length;
    // programs inside may register more: keep the place first
    this.abilities.push(PLACEHOLDER);
    this.abilities[id] = abilityRecord(make(id));
    return id;
  }

  keyword(k: Keyword): CompiledKeywords {
    const key = JSON.stringify(k);
    let known = this.keywordCache.get(key);
    if (known === undefined) {
      known = compileKeyword(this, k);
      this.keywordCache.set(key, known);
    }
    return known;
  }

  /** Registers what a state may have to name; gives it with its place. */
  addParam(param: CompiledKeyword): CompiledKeyword {
    const made = keywordRecord(param, this.params.length);
    this.params.push(made);
    return made;
  }
  addMod(mod: CompiledMod): CompiledMod {
    const made = modRecord(mod, this.modTable.length);
    this.modTable.push(made);
    return made;
  }

  /** -1 for no effects at all. */
  program(effects: readonly Effect[] | undefined): number {
    if (effects === undefined || effects.length === 0) return -1;
    const id = this.programs.length;
    this.programs.push([]);
    this.programs[id] = compileProgram(this, effects);
    return id;
  }

  cost(cost: Cost | undefined): number {
    if (cost === undefined) return -1;
    const compiled = compileCost(this, cost);
    this.costs.push(compiled);
    return this.costs.length - 1;
  }

  leaves(entry: Omit<CompiledLasting, 'opens'>): number {
    this.lasting.push(lastingRecord(entry));
    return this.lasting.length - 1;
  }

  manaRestriction(only: ManaRestriction | undefined): number {
    if (only === undefined) return -1;
    this.manaRestrictions.push({
      spell: only.spell === undefined ? null : this.filter(only.spell),
      ability: only.ability === undefined ? null : this.filter(only.ability),
    });
    return this.manaRestrictions.length - 1;
  }

  token(t: TokenDef): number {
    const key = JSON.stringify(t);
    const known = this.tokenCache.get(key);
    if (known !== undefined) return known;
    const index = compileToken(this, t);
    this.tokenCache.set(key, index);
    return index;
  }

  def(card: CardDef): number {
    return compileDef(this, card);
  }

  rules(hash: string, commit: Rules['commit']): Rules {
    return {
      edition: this.edition,
      defs: this.defs,
      byName: this.byName,
      abilities: this.abilities,
      programs: this.programs,
      costs: this.costs,
      lasting: this.lasting,
      manaRestrictions: this.manaRestrictions,
      exceptions: this.exceptions,
      params: this.params,
      mods: this.modTable,
      landAbilities: this.landAbilities,
      keywordCounters: this.keywordCounters,
      builtin: this.builtin,
      commit,
      hash,
    };
  }
}
