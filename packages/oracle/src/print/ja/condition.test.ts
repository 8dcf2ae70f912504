import type { Condition, Value } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { abilityOf } from './text.fixture.js';

const draw = { do: 'draw', who: 'you', amount: 1 } as const;

/** What stands between the trigger and "なら". */
const when = (condition: Condition): string =>
  abilityOf({
    kind: 'triggered',
    when: { on: 'attacks', what: 'self' },
    if: condition,
    effects: [draw],
  }).replace(/^このクリーチャーが攻撃するたび、(.*)なら、カード１枚を引く。$/, '$1');

describe('conditions in Japanese', () => {
  it.each<[Condition, string]>([
    [
      { exists: { types: ['artifact'], controller: 'you' } },
      'あなたがアーティファクトをコントロールしている',
    ],
    [
      { not: { exists: { types: ['artifact'], controller: 'you' } } },
      'あなたがアーティファクトをコントロールしていない',
    ],
    [{ exists: { types: ['creature'], colors: ['B'] } }, '戦場に黒のクリーチャーがいる'],
    [
      { exists: { zone: 'graveyard', owner: 'you', types: ['creature'] } },
      'あなたの墓地にクリーチャー・カードがある',
    ],
    [
      { compare: [{ count: { types: ['creature'], controller: 'you' } }, '>=', 3] },
      'あなたがクリーチャーを３体以上コントロールしている',
    ],
    [
      { compare: [{ count: { zone: 'graveyard', owner: 'you' } }, '>=', 7] },
      'あなたの墓地にカードが７枚以上ある',
    ],
    [{ compare: [{ lifeOf: 'you' }, '<=', 5] }, 'あなたのライフ総量が５点以下'],
    [{ compare: [{ handSize: 'you' }, '=', 0] }, 'あなたの手札にカードがない'],
    [{ compare: [{ devotion: ['R', 'G'], of: 'you' }, '<', 7] }, 'あなたの赤と緑への信心が７未満'],
    [{ compare: [{ powerOf: 'self' }, '>=', 4] }, 'これのパワーが４以上'],
    [
      { compare: [{ tally: 'lifeGained', of: 'you' }, '>=', 3] },
      'このターンにあなたが３点以上のライフを得た',
    ],
    [{ compare: [{ tally: 'attackersDeclared', of: 'you' }, '>', 0] }, 'このターンにあなたが攻撃した'],
    [
      { not: { compare: [{ tally: 'lifeLost', of: 'you' }, '>', 0] } },
      'このターンにあなたがライフを失っていない',
    ],
    [
      { compare: [{ handSize: 'you' }, '>', { handSize: 'opponents' }] },
      'あなたの手札の枚数が対戦相手より多い',
    ],
    [{ all: [{ turnOf: 'you' }, { isMonarch: 'you' }] }, 'あなたのターンであり、あなたが統治者'],
    [{ not: { any: [{ turnOf: 'you' }, { dayNight: 'day' }] } }, 'あなたのターンでなく、昼でない'],
    [{ object: 'self', is: { tapped: false } }, 'これがアンタップ状態'],
    [{ object: 'self', is: { counter: '+1/+1' } }, 'これの上に+1/+1カウンターが置かれている'],
    [{ not: { object: 'self', is: { subtypes: ['Zombie'] } } }, 'これがゾンビでない'],
    [{ cast: 'kicked' }, 'これがキッカーされていた'],
    [{ not: { cast: 'kicked' } }, 'これがキッカーされていない'],
    [{ cityBlessing: 'you' }, 'あなたが都市の承認を得ている'],
    [
      { forAny: 'opponents', holds: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 10] } },
      'いずれかの対戦相手のライフ総量が１０点以下',
    ],
  ])('should say %j', (condition, text) => {
    expect(when(condition)).toBe(text);
  });

  it('should keep the number after "unless"', () => {
    const unless = { compare: [{ count: { types: ['creature'], controller: 'you' } }, '>=', 3] } as const;
    expect(abilityOf({ kind: 'static', mods: [{ mod: 'cantAttack', unless }] })).toBe(
      'このクリーチャーは、あなたがクリーチャーを３体以上コントロールしていないかぎり、攻撃できない。',
    );
  });
});

describe('values in Japanese', () => {
  it.each<[Value, string]>([
    [
      { count: { subtypes: ['Goblin'], controller: 'you' } },
      'あなたがコントロールしているゴブリン１体につきカード１枚',
    ],
    [{ count: { types: ['creature'] } }, '戦場に出ているクリーチャー１体につきカード１枚'],
    [{ handSize: 'you' }, 'あなたの手札のカード１枚につきカード１枚'],
    [{ powerOf: 'self' }, 'このクリーチャーのパワーに等しい枚数のカード'],
    [{ times: [2, { powerOf: 'self' }] }, 'このクリーチャーのパワーの２倍に等しい枚数のカード'],
    [
      { divide: { lifeOf: 'you' }, by: 2, round: 'up' },
      'あなたのライフ総量の半分（端数切り上げ）に等しい枚数のカード',
    ],
    [{ sum: [{ toughnessOf: 'self' }, 1] }, 'このクリーチャーのタフネスに１を足した値に等しい枚数のカード'],
    [
      { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
      'あなたがコントロールしているクリーチャーの中のパワーの最大値に等しい枚数のカード',
    ],
    [
      { most: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' },
      'すべてのプレイヤーのライフ総量のうち最大の値に等しい枚数のカード',
    ],
    [{ tally: 'spellsCast', of: 'you' }, 'このターンにあなたが唱えた呪文１つにつきカード１枚'],
    [{ countersOn: 'self', kind: '+1/+1' }, 'このクリーチャーの上にある+1/+1カウンター１個につきカード１枚'],
  ])('should say %j', (amount, text) => {
    expect(
      abilityOf({ kind: 'activated', cost: { mana: '{1}' }, effects: [{ do: 'mill', who: 'you', amount }] }),
    ).toBe(`{1}：${text}を切削する。`);
  });
});
