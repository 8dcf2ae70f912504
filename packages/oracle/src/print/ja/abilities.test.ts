import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printCard, printKeyword, printToken } from '../print.js';
import { abilityOf, rulesOf, soldier } from './text.fixture.js';

const draw = { do: 'draw', who: 'you', amount: 1 } as const;

describe('triggered abilities in Japanese', () => {
  it.each([
    [{ on: 'enters', what: 'self' }, 'このクリーチャーが戦場に出たとき、カード１枚を引く。'],
    [{ on: 'dies', what: 'self' }, 'このクリーチャーが死亡したとき、カード１枚を引く。'],
    [{ on: 'attacks', what: 'self' }, 'このクリーチャーが攻撃するたび、カード１枚を引く。'],
    [
      { on: 'dies', what: { types: ['creature'], other: true, controller: 'you' } },
      'あなたがコントロールしている他のクリーチャー１体が死亡するたび、カード１枚を引く。',
    ],
    [
      { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      'このクリーチャーがプレイヤー１人に戦闘ダメージを与えるたび、カード１枚を引く。',
    ],
    [{ on: 'step', step: 'upkeep', whose: 'you' }, 'あなたのアップキープの開始時に、カード１枚を引く。'],
    [{ on: 'step', step: 'end', whose: 'each' }, '各終了ステップの開始時に、カード１枚を引く。'],
    [{ on: 'step', step: 'beginCombat', whose: 'you' }, 'あなたのターンの戦闘の開始時に、カード１枚を引く。'],
    [
      { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      'あなたがインスタントやソーサリーである呪文１つを唱えるたび、カード１枚を引く。',
    ],
    [
      { on: 'cast', who: 'opponent', nth: 2 },
      '対戦相手１人が各ターンの２つ目の呪文を唱えるたび、カード１枚を引く。',
    ],
    [{ on: 'gainLife', who: 'you' }, 'あなたがライフを得るたび、カード１枚を引く。'],
  ] as const)('should tell when %j happens', (when, text) => {
    expect(abilityOf({ kind: 'triggered', when, effects: [draw] })).toBe(text);
  });

  it('should tell several events, a condition and a limit', () => {
    expect(
      abilityOf({
        kind: 'triggered',
        when: [
          { on: 'enters', what: 'self' },
          { on: 'attacks', what: 'self' },
        ],
        if: { exists: { subtypes: ['Goblin'], controller: 'you', other: true } },
        effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
        limit: 'turn',
      }),
    ).toBe(
      'このクリーチャーが戦場に出るか攻撃するたび、あなたが他のゴブリンをコントロールしているなら、これの上に+1/+1カウンター１個を置く。この能力は、各ターンに１回のみ誘発する。',
    );
  });

  it('should number chapters', () => {
    expect(abilityOf({ kind: 'triggered', when: { on: 'chapter', numbers: [1, 2] }, effects: [draw] })).toBe(
      'I，II ― カード１枚を引く。',
    );
  });
});

describe('activated abilities in Japanese', () => {
  it('should write costs before a colon', () => {
    expect(
      abilityOf({
        kind: 'activated',
        cost: { mana: '{1}', tapSelf: true, sacrifice: { what: { types: ['artifact'] } } },
        effects: [{ do: 'addMana', mana: '{B}' }],
        timing: 'sorcery',
      }),
    ).toBe(
      '{1}，{T}，アーティファクト１つを生け贄に捧げる：{B}を加える。この能力は、ソーサリーとしてのみ起動できる。',
    );
  });

  it('should write loyalty', () => {
    expect(abilityOf({ kind: 'activated', cost: { loyalty: -3 }, effects: [draw] })).toBe(
      '−3：カード１枚を引く。',
    );
  });
});

describe('static and replacement abilities in Japanese', () => {
  it('should tell what creatures get', () => {
    expect(
      abilityOf({
        kind: 'static',
        affects: { each: { types: ['creature'], subtypes: ['Goblin'], controller: 'you', other: true } },
        mods: [
          { mod: 'pt', power: 1, toughness: 1 },
          { mod: 'gain', keywords: ['haste'] },
        ],
      }),
    ).toBe('あなたがコントロールしている他のゴブリン・クリーチャーは+1/+1の修整を受け、速攻を持つ。');
  });

  it('should tell what can and must be done in combat', () => {
    const mods = (mod: 'cantBlock' | 'mustAttack') => abilityOf({ kind: 'static', mods: [{ mod }] });
    expect(mods('cantBlock')).toBe('このクリーチャーではブロックできない。');
    expect(mods('mustAttack')).toBe('このクリーチャーは各戦闘で可能なら攻撃する。');
    expect(abilityOf({ kind: 'static', mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }] })).toBe(
      'このクリーチャーは攻撃もブロックもできない。',
    );
  });

  it('should tell how long it holds', () => {
    const flies = { kind: 'static', mods: [{ mod: 'gain', keywords: ['flying'] }] } as const;
    expect(abilityOf({ ...flies, if: { turnOf: 'you' } })).toBe(
      'あなたのターンの間、このクリーチャーは飛行を持つ。',
    );
    expect(abilityOf({ ...flies, if: { compare: [{ lifeOf: 'you' }, '<=', 5] } })).toBe(
      'あなたのライフ総量が５点以下であるかぎり、このクリーチャーは飛行を持つ。',
    );
  });

  it('should change rules', () => {
    expect(
      abilityOf({
        kind: 'static',
        rules: [
          { rule: 'cantLoseGame', who: 'you' },
          { rule: 'cantWinGame', who: 'opponent' },
        ],
      }),
    ).toBe('あなたはゲームに敗北せず、対戦相手はゲームに勝利できない。');
    expect(
      abilityOf({
        kind: 'static',
        rules: [{ rule: 'costChange', who: 'you', what: { types: ['creature'] }, generic: -1 }],
      }),
    ).toBe('あなたがクリーチャー・呪文を唱えるためのコストは{1}少なくなる。');
  });

  it('should replace events', () => {
    expect(
      abilityOf({
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersTapped: true }],
      }),
    ).toBe('このクリーチャーはタップ状態で戦場に出る。');
    expect(
      abilityOf({
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersWith: '+1/+1', count: 2 }],
      }),
    ).toBe('このクリーチャーは+1/+1カウンター２個が置かれた状態で戦場に出る。');
    expect(
      abilityOf({ kind: 'replacement', replaces: { event: 'gainLife', who: 'you' }, with: [{ plus: 1 }] }),
    ).toBe('あなたがライフを得るなら、あなたは代わりにその点数に１を足した点数のライフを得る。');
    expect(
      abilityOf({
        kind: 'replacement',
        replaces: { event: 'move', what: { types: ['creature'] }, from: 'battlefield', to: 'graveyard' },
        with: [{ toZone: 'exile' }],
      }),
    ).toBe('クリーチャー１体が死亡するなら、代わりにそれを追放する。');
  });
});

describe('modes in Japanese', () => {
  it('should list them', () => {
    expect(
      abilityOf({
        kind: 'spell',
        modes: { min: 1, max: 1, options: [{ effects: [draw] }, { effects: [{ do: 'proliferate' }] }] },
      }),
    ).toBe('以下から１つを選ぶ。\n・カード１枚を引く。\n・増殖を行う。');
  });
});

describe('faces in Japanese', () => {
  it('should write type lines', () => {
    const line = (card: Omit<CardDef, 'name'>) =>
      printCard({ name: 'Example', ...card }, 'ja').faces[0]?.typeLine;
    expect(
      line({ supertypes: ['legendary'], types: ['artifact', 'creature'], subtypes: ['Human', 'Soldier'] }),
    ).toBe('伝説のアーティファクト・クリーチャー ― 人間・兵士');
    expect(line({ supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] })).toBe('基本土地 ― 森');
    expect(line({ types: ['instant'] })).toBe('インスタント');
  });

  it('should put keywords where they belong', () => {
    expect(
      rulesOf({
        name: 'Example',
        types: ['creature'],
        keywords: [
          'flying',
          { k: 'cycling', cost: { mana: '{2}' } },
          'firstStrike',
          { k: 'protection', from: { colors: ['B'] } },
          { k: 'kicker', costs: [{ mana: '{1}' }] },
        ],
      }),
    ).toEqual(['キッカー{1}', '飛行、先制攻撃、プロテクション（黒）', 'サイクリング{2}']);
  });

  it('should name keywords and tokens by themselves', () => {
    const of = (keyword: Parameters<typeof printKeyword>[0]) => printKeyword(keyword, { lang: 'ja' });
    expect(of({ k: 'ward', cost: { payLife: 2 } })).toBe('護法―２点のライフを支払う。');
    expect(of({ k: 'landwalk', land: { subtypes: ['Island'] } })).toBe('島渡り');
    expect(of({ k: 'toxic', n: 1 })).toBe('毒性１');
    expect(of({ k: 'enchant', what: { object: { types: ['creature'] } } })).toBe(
      'エンチャント（クリーチャー）',
    );
    expect(printToken(soldier, { lang: 'ja' })).toBe('白の1/1の兵士・クリーチャー・トークン１体');
  });
});
