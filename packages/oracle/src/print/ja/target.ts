import type { TargetFilter, TargetSpec } from '@ettin/schema';
import { isOnePerKick } from '../idioms.js';
import { zonesOf } from '../places.js';
import { type Entity, mention } from '../scope.js';
import { beforeNoun, choice, sized } from './noun.js';
import { range } from './quantity.js';
import type { Determiner, HeadNoun, Noun, Speech } from './speech.js';
import { anyOf, both, either } from './words.js';

export const PLAYERS: Readonly<Record<NonNullable<TargetFilter['player']>, string>> = {
  any: 'プレイヤー',
  opponent: '対戦相手',
  you: 'あなた',
  teammate: 'チームメイト',
  team: 'あなたのチームのプレイヤー',
  other: 'あなた以外のプレイヤー',
};

function entityOf(what: TargetFilter, many: boolean): Entity {
  const kind =
    what.any === true || (what.object !== undefined && what.player !== undefined)
      ? 'either'
      : what.player !== undefined
        ? 'player'
        : 'object';
  return { kind, plural: many, ...(what.object === undefined ? {} : { filter: what.object }) };
}

/** Any number, where each gets a part of what is divided. */
const isFreelyDivided = ({ what, divide, min, max }: TargetSpec): boolean =>
  what.any === true && divide !== undefined && divide === max && (min === 0 || max === 'X');

/** "１つ", "最大２つ", "望む数の対象": whatever can be dealt damage. */
function anyTarget(determiner: Determiner, other: string, alone: boolean): string {
  if (typeof determiner === 'string') return `${other}対象`;
  const noun = alone ? other : `${other}望む対象`;
  if ('size' in determiner) return noun + determiner.size + (determiner.size.endsWith('Ｘ') ? '個' : 'つ');
  if ('sizes' in determiner) return noun + either(determiner.sizes.map((size) => `${size}つ`));
  return `${determiner.before}${other}対象`;
}

/** "クリーチャー１体かプレイヤー１人", "土地最大２つ", "望む数のクリーチャー". */
function text(spec: TargetSpec, s: Speech): string {
  const { what } = spec;
  const determiner: Determiner = isFreelyDivided(spec)
    ? { before: '望む数の' }
    : range(spec.min, spec.max, s);
  const other = spec.otherThan !== undefined || what.object?.other === true;
  if (what.any === true) return anyTarget(determiner, other ? '他の' : '', s.specs.size === 1);
  const said: Noun =
    what.object === undefined
      ? { clauses: [], other, limits: [], adjectives: [], heads: [] }
      : { ...s.say.noun(what.object, {}, s), other };
  const different = spec.controllers === 'different' ? 'それぞれ異なるプレイヤーがコントロールしている' : '';
  const number = typeof determiner === 'object' && 'before' in determiner ? determiner.before : '';
  const before = different + beforeNoun(said, number);
  const heads: readonly HeadNoun[] =
    what.player === undefined ? said.heads : [...said.heads, { text: PLAYERS[what.player], counter: '人' }];
  if (typeof determiner === 'object' && 'size' in determiner) return before + sized(heads, determiner.size);
  if (typeof determiner === 'object' && 'sizes' in determiner)
    return before + choice(heads, determiner.sizes);
  return before + anyOf(heads.map((head) => head.text));
}

/** The first mention of a target, and what is remembered of it. */
function announced(spec: TargetSpec, s: Speech): string {
  const key = `target:${spec.id}`;
  const { what } = spec;
  const kicked = isOnePerKick(spec);
  const said = text(kicked ? { ...spec, min: 1, max: 1 } : spec, s);
  const many =
    kicked ||
    (spec.max !== undefined && spec.max !== 1) ||
    (spec.min !== undefined && spec.min !== 0 && spec.min !== 1);
  s.entities.set(key, entityOf(what, many));
  if (what.object !== undefined) {
    const [zone] = zonesOf(what.object);
    if (zone !== undefined) s.places.set(key, zone);
  }
  mention(key, s);
  return kicked
    ? `${said}と、この呪文がキッカーされた１回につき他の${text({ ...spec, min: 1, max: 1 }, s)}`
    : said;
}

/** Two players, each of whom is a target by itself: "プレイヤー２人". */
function isPair(a: TargetSpec | undefined, b: TargetSpec | undefined): boolean {
  return (
    a !== undefined &&
    b?.otherThan?.join() === a.id &&
    a.what.player !== undefined &&
    JSON.stringify(a.what) === JSON.stringify(b.what)
  );
}

/** Targets are chosen before anything is said of them: "クリーチャー１体を対象とする". */
export function targets(specs: readonly TargetSpec[], s: Speech): string[] {
  const said = specs.map((spec) => announced(spec, s));
  const [first, second] = specs;
  if (specs.length === 2 && first !== undefined && isPair(first, second)) {
    return [`${text({ ...first, min: 2, max: 2 }, s)}を対象とする`];
  }
  const all = both(said);
  if (said.length === 0) return [];
  return [all.endsWith('対象') ? `${all}を選ぶ` : `${all}を対象とする`];
}
