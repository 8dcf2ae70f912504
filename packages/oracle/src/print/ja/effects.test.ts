import { describe, expect, it } from 'vitest';
import { creature, type Sample, soldier, textOf } from './text.fixture.js';

const CREATURE = 'クリーチャー１体を対象とする。';
const PLAYER = 'プレイヤー１人を対象とする。';

const check = (samples: readonly Sample[]) => {
  for (const [effects, text] of samples) expect(textOf(effects)).toBe(text);
};

describe('effects in Japanese', () => {
  it('should deal damage and change life', () =>
    check([
      [
        { do: 'damage', to: { target: 'any' }, amount: 3 },
        '１つを対象とする。Grand Exampleはそれに３点のダメージを与える。',
      ],
      [
        { do: 'damageDivided', targets: 'divided' },
        '１つか２つか３つを対象とする。Grand Exampleはそれらに３点のダメージを望むように割り振って与える。',
      ],
      [
        [
          { do: 'damage', to: creature, amount: 'X' },
          { do: 'gainLife', who: 'you', amount: 'X' },
        ],
        `${CREATURE}Grand ExampleはそれにＸ点のダメージを与え、あなたはＸ点のライフを得る。`,
      ],
      [
        [
          { do: 'loseLife', who: 'opponents', amount: 1 },
          { do: 'gainLife', who: 'you', amount: 1 },
        ],
        '各対戦相手はそれぞれ１点のライフを失い、あなたは１点のライフを得る。',
      ],
      [
        { do: 'gainLife', who: { controllerOf: creature }, amount: { powerOf: creature } },
        `${CREATURE}それのコントローラーはそれのパワーに等しい点数のライフを得る。`,
      ],
      [
        { do: 'setLife', who: { target: 'p' }, to: 10 },
        `${PLAYER}そのプレイヤーのライフ総量は１０点になる。`,
      ],
    ]));

  it('should move cards', () =>
    check([
      [
        [
          { do: 'draw', who: 'you', amount: 2 },
          { do: 'discard', who: 'you', amount: 1 },
        ],
        'カード２枚を引き、その後、カード１枚を捨てる。',
      ],
      [{ do: 'draw', who: { target: 'p' }, amount: 'X' }, `${PLAYER}そのプレイヤーはカードＸ枚を引く。`],
      [{ do: 'discard', who: 'opponents', amount: 'hand' }, '各対戦相手はそれぞれ自分の手札をすべて捨てる。'],
      [{ do: 'mill', who: 'eachPlayer', amount: 3 }, '各プレイヤーはそれぞれカード３枚を切削する。'],
      [{ do: 'scry', who: 'you', amount: 2 }, '占術２を行う。'],
      [{ do: 'surveil', who: 'you', amount: 1 }, '諜報１を行う。'],
      [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 1,
          to: 'battlefield',
          tapped: true,
        },
        'あなたのライブラリーから基本土地・カード１枚を探し、それをタップ状態で戦場に出し、その後、ライブラリーを切り直す。',
      ],
      [
        {
          do: 'dig',
          who: 'you',
          amount: 3,
          take: { min: 1, max: 1, to: 'hand' },
          rest: { to: 'library', position: 'bottom' },
        },
        'あなたのライブラリーの一番上からカード３枚を見る。そのうち１枚をあなたの手札に加え、残りを望む順番であなたのライブラリーの一番下に置く。',
      ],
    ]));

  it('should act on objects', () =>
    check([
      [{ do: 'destroy', what: creature }, `${CREATURE}それを破壊する。`],
      [
        { do: 'destroy', what: { each: { types: ['creature'] } }, noRegeneration: true },
        'すべてのクリーチャーを破壊する。それらは再生できない。',
      ],
      [{ do: 'tap', what: { target: 'two' } }, 'クリーチャー最大２体を対象とする。それらをタップする。'],
      [{ do: 'counter', what: { target: 's' } }, '呪文１つを対象とする。それを打ち消す。'],
      [
        { do: 'move', what: { target: 'g' }, to: 'battlefield' },
        'あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを戦場に戻す。',
      ],
      [{ do: 'move', what: creature, to: 'hand' }, `${CREATURE}それをオーナーの手札に戻す。`],
      [
        { do: 'fight', a: creature, b: { target: 'd' } },
        'クリーチャー１体と他のクリーチャー１体を対象とする。その前者はその後者と格闘を行う。',
      ],
      [
        { do: 'sacrifice', who: { target: 'p' }, what: { types: ['creature'] }, count: 1 },
        `${PLAYER}そのプレイヤーは自分が選んだクリーチャー１体を生け贄に捧げる。`,
      ],
    ]));

  it('should make tokens and counters', () =>
    check([
      [
        { do: 'createToken', who: 'you', token: soldier, count: 2 },
        '白の1/1の兵士・クリーチャー・トークン２体を生成する。',
      ],
      [
        { do: 'createToken', who: 'you', token: { ...soldier, keywords: ['flying'] } },
        '飛行を持つ白の1/1の兵士・クリーチャー・トークン１体を生成する。',
      ],
      [{ do: 'createToken', who: 'you', token: 'treasure' }, '宝物・トークン１つを生成する。'],
      [
        {
          do: 'createToken',
          who: 'you',
          token: soldier,
          count: { count: { types: ['land'], controller: 'you' } },
        },
        'あなたがコントロールしている土地１つにつき白の1/1の兵士・クリーチャー・トークン１体を生成する。',
      ],
      [
        { do: 'createCopy', who: 'you', of: creature },
        `${CREATURE}それのコピーであるトークン１つを生成する。`,
      ],
      [
        { do: 'addCounters', what: creature, kind: '+1/+1', count: 2 },
        `${CREATURE}それの上に+1/+1カウンター２個を置く。`,
      ],
      [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }, 'あなたは{E}{E}を得る。'],
      [{ do: 'proliferate' }, '増殖を行う。'],
      [{ do: 'amass', subtype: 'Zombie', amount: 2 }, 'ゾンビ動員２を行う。'],
    ]));

  it('should add mana', () =>
    check([
      [{ do: 'addMana', mana: '{G}{G}' }, '{G}{G}を加える。'],
      [{ do: 'addMana', among: { types: ['R', 'W'], count: 1 } }, '{R}か{W}を加える。'],
      [{ do: 'addMana', anyOneColor: 1 }, '好きな色１色のマナ１点を加える。'],
    ]));

  it('should last', () =>
    check([
      [
        {
          do: 'apply',
          what: creature,
          mods: [
            { mod: 'pt', power: 3, toughness: 3 },
            { mod: 'gain', keywords: ['trample'] },
          ],
          duration: 'endOfTurn',
        },
        `${CREATURE}ターン終了時まで、それは+3/+3の修整を受け、トランプルを得る。`,
      ],
      [
        { do: 'apply', what: creature, mods: [{ mod: 'cantBlock' }], duration: 'endOfTurn' },
        `${CREATURE}このターン、それではブロックできない。`,
      ],
      [
        {
          do: 'apply',
          what: creature,
          mods: [{ mod: 'pt', power: { handSize: 'you' }, toughness: { handSize: 'you' } }],
          duration: 'endOfTurn',
        },
        `${CREATURE}ターン終了時まで、それは、あなたの手札のカード１枚につき+1/+1の修整を受ける。`,
      ],
      [
        { do: 'gainControl', what: creature, duration: 'endOfTurn' },
        `${CREATURE}ターン終了時まで、それのコントロールを得る。`,
      ],
      [
        { do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' },
        'このターン、与えられるすべての戦闘ダメージを軽減する。',
      ],
    ]));

  it('should ask, and tell what follows', () =>
    check([
      [{ do: 'may', effects: [{ do: 'draw', who: 'you', amount: 1 }] }, 'あなたはカード１枚を引いてもよい。'],
      [
        { do: 'may', cost: { mana: '{2}' }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
        'あなたは{2}を支払ってもよい。そうしたなら、カード１枚を引く。',
      ],
      [
        { do: 'may', effects: [{ do: 'loseLife', who: { target: 'p' }, amount: 1 }] },
        `${PLAYER}あなたは「そのプレイヤーは１点のライフを失う。」を選んでもよい。`,
      ],
      [
        {
          do: 'unlessPays',
          who: { controllerOf: { target: 's' } },
          cost: { mana: '{3}' },
          effects: [{ do: 'counter', what: { target: 's' } }],
        },
        '呪文１つを対象とする。それのコントローラーが{3}を支払わないかぎり、それを打ち消す。',
      ],
      [
        { do: 'may', who: 'opponents', effects: [{ do: 'draw', who: 'thatPlayer', amount: 1 }] },
        '各対戦相手はそれぞれカード１枚を引いてもよい。',
      ],
      [
        {
          do: 'forEachObject',
          what: { each: { types: ['creature'] } },
          effects: [{ do: 'damage', to: { controllerOf: 'it' }, amount: { powerOf: 'it' }, from: 'it' }],
        },
        '各クリーチャーはそれぞれ自身のコントローラーに、自身のパワーに等しい点数のダメージを与える。',
      ],
      [
        {
          do: 'if',
          if: { exists: { types: ['artifact'], controller: 'you' } },
          then: [{ do: 'draw', who: 'you', amount: 1 }],
          else: [{ do: 'loseLife', who: 'you', amount: 2 }],
        },
        'あなたがアーティファクトをコントロールしているなら、カード１枚を引く。そうでないなら、あなたは２点のライフを失う。',
      ],
      [
        {
          do: 'delayed',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [{ do: 'sacrificeObject', what: creature }],
        },
        `${CREATURE}次の終了ステップの開始時に、それを生け贄に捧げる。`,
      ],
    ]));

  it('should change turns and the game', () =>
    check([
      [{ do: 'extraTurn', who: 'you' }, 'このターンの後に追加の１ターンを行う。'],
      [{ do: 'winGame', who: 'you' }, 'あなたはゲームに勝利する。'],
      [{ do: 'becomeMonarch', who: 'you' }, 'あなたは統治者になる。'],
    ]));
});
