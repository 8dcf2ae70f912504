import type { Mod, RuleMod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { abilityOf } from './text.fixture.js';

describe('rules changes in Japanese', () => {
  it.each<[RuleMod, string]>([
    [{ rule: 'cantGainLife', who: 'all' }, 'プレイヤーはライフを得られない。'],
    [
      { rule: 'noLossForLife', who: 'you' },
      'あなたはライフが０点以下であることによってはゲームに敗北しない。',
    ],
    [{ rule: 'lifeCantChange', who: 'you' }, 'あなたのライフ総量は変化しない。'],
    [
      { rule: 'damageFloor', who: 'you', n: 1 },
      'あなたのライフ総量を１点未満に減らすダメージは、代わりにそれを１点に減らす。',
    ],
    [{ rule: 'playerHexproof', who: 'you' }, 'あなたは呪禁を持つ。'],
    [{ rule: 'maxAttackers', n: 1 }, '各戦闘で、２体以上のクリーチャーでは攻撃できない。'],
    [
      { rule: 'cantBeAttackedBy', who: 'you', what: { types: ['creature'], notKeyword: 'flying' } },
      '飛行を持たないクリーチャーはあなたを攻撃できない。',
    ],
    [
      { rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } },
      'クリーチャーのコントローラーが、あなたを攻撃している各クリーチャーにつき{2}を支払わないかぎり、クリーチャーはあなたを攻撃できない。',
    ],
    [
      { rule: 'cantCast', who: 'opponent', when: { turnOf: 'you' } },
      'あなたのターンの間、対戦相手は呪文を唱えられない。',
    ],
    [{ rule: 'castLimit', who: 'all', n: 1 }, '各プレイヤーは各ターンに２つ以上の呪文を唱えられない。'],
    [
      { rule: 'extraLands', who: 'you', n: 1 },
      'あなたは、あなたの各ターンに、追加の土地１つをプレイしてもよい。',
    ],
    [
      {
        rule: 'costChange',
        who: 'you',
        what: { self: true },
        generic: { times: [-1, { count: { types: ['artifact'], controller: 'you' } }] },
      },
      'この呪文を唱えるためのコストは、あなたがコントロールしているアーティファクト１つにつき{1}少なくなる。',
    ],
    [
      { rule: 'playFrom', who: 'you', zone: 'libraryTop', what: { types: ['land'] }, landsOnly: true },
      'あなたは、あなたのライブラリーの一番上から土地をプレイしてもよい。',
    ],
  ])('should say %j', (rule, text) => {
    expect(abilityOf({ kind: 'static', rules: [rule] })).toBe(text);
  });
});

describe('modifications in Japanese', () => {
  it.each<[Mod | readonly Mod[], string]>([
    [{ mod: 'pt', power: -2, toughness: 0 }, 'このクリーチャーは-2/-0の修整を受ける。'],
    [{ mod: 'setPT', power: 0, toughness: 1 }, 'このクリーチャーは基本のパワーとタフネスが0/1である。'],
    [{ mod: 'gain', keywords: ['flying', 'haste'] }, 'このクリーチャーは飛行と速攻を持つ。'],
    [{ mod: 'addTypes', subtypes: ['Zombie'] }, 'このクリーチャーは他のタイプに加えてゾンビである。'],
    [
      [
        { mod: 'setTypes', types: ['creature'], subtypes: ['Frog'] },
        { mod: 'setPT', power: 1, toughness: 1 },
        { mod: 'setColors', colors: ['U'] },
      ],
      'このクリーチャーは青の1/1のカエル・クリーチャーである。',
    ],
    [{ mod: 'removeTypes', types: ['creature'] }, 'このクリーチャーはクリーチャーでない。'],
    [
      { mod: 'cantBeBlocked', exceptBy: { subtypes: ['Wall'] } },
      'このクリーチャーは壁以外にはブロックされない。',
    ],
    [{ mod: 'minBlockers', n: 3 }, 'このクリーチャーは３体以上のクリーチャーによってしかブロックされない。'],
    [{ mod: 'cantBlockAlone' }, 'このクリーチャーは単独ではブロックできない。'],
    [{ mod: 'doesntUntap' }, 'このクリーチャーは、あなたのアンタップ・ステップの間にアンタップしない。'],
    [{ mod: 'cantActivate' }, 'このクリーチャーの起動型能力は起動できない。'],
    [
      { mod: 'cantBeTargeted', by: 'opponent' },
      'このクリーチャーは、対戦相手がコントロールしている呪文や能力の対象にならない。',
    ],
    [{ mod: 'mayExert' }, 'このクリーチャーが攻撃するに際し、あなたはそれを督励してもよい。'],
  ])('should say %j', (mod, text) => {
    expect(abilityOf({ kind: 'static', mods: 'mod' in mod ? [mod] : mod })).toBe(text);
  });
});
