import type { Filter } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

const texts = (filter: Filter): readonly string[] => {
  const exiled = (ability: { target?: true }) =>
    printAbility(
      {
        kind: 'spell',
        ...(ability.target === true ? { targets: [{ id: 'o', what: { object: filter } }] } : {}),
        effects: [{ do: 'exile', what: ability.target === true ? { target: 'o' } : { each: filter } }],
      },
      { lang: 'ja' },
    );
  return [exiled({ target: true }).replace(/を対象とする。.*$/, ''), exiled({}).replace(/を追放する。$/, '')];
};

describe('nouns in Japanese', () => {
  it.each<[Filter, string, string]>([
    [{ types: ['creature'] }, 'クリーチャー１体', 'すべてのクリーチャー'],
    [
      { types: ['artifact', 'enchantment'] },
      'アーティファクト１つかエンチャント１つ',
      'すべてのアーティファクトやエンチャント',
    ],
    [
      { allTypes: ['artifact', 'creature'] },
      'アーティファクト・クリーチャー１体',
      'すべてのアーティファクト・クリーチャー',
    ],
    [{ notTypes: ['land'] }, '土地でないパーマネント１つ', '土地でないすべてのパーマネント'],
    [
      { notTypes: ['artifact'], notColors: ['B'], types: ['creature'] },
      'アーティファクトでも黒でもないクリーチャー１体',
      'アーティファクトでも黒でもないすべてのクリーチャー',
    ],
    [{ types: ['land'], notSupertypes: ['basic'] }, '基本でない土地１つ', '基本でないすべての土地'],
    [
      { supertypes: ['legendary'], types: ['creature'] },
      '伝説のクリーチャー１体',
      'すべての伝説のクリーチャー',
    ],
    [{ subtypes: ['Equipment'], types: ['artifact'] }, '装備品１つ', 'すべての装備品'],
    [{ subtypes: ['Elf'] }, 'エルフ１体', 'すべてのエルフ'],
    [{ colors: ['W', 'U'], types: ['creature'] }, '白か青のクリーチャー１体', 'すべての白か青のクリーチャー'],
    [
      { types: ['creature'], controller: 'you', keyword: 'flying' },
      'あなたがコントロールしていて飛行を持つクリーチャー１体',
      'あなたがコントロールしていて飛行を持つすべてのクリーチャー',
    ],
    [
      { types: ['creature'], controller: 'opponent', power: { is: '<=', than: 2 } },
      '対戦相手がコントロールしていてパワーが２以下のクリーチャー１体',
      '対戦相手がコントロールしていてパワーが２以下のすべてのクリーチャー',
    ],
    [
      { types: ['creature'], anyOf: [{ attacking: true }, { blocking: true }] },
      '攻撃しているかブロックしているクリーチャー１体',
      '攻撃しているかブロックしているすべてのクリーチャー',
    ],
    [
      { types: ['creature'], anyOf: [{ keyword: 'flying' }, { keyword: 'reach' }] },
      '飛行や到達を持つクリーチャー１体',
      '飛行や到達を持つすべてのクリーチャー',
    ],
    [
      { zone: 'graveyard', owner: 'you', types: ['creature'], manaValue: { is: '<=', than: 3 } },
      'あなたの墓地にありマナ総量が３以下のクリーチャー・カード１枚',
      'あなたの墓地にありマナ総量が３以下のすべてのクリーチャー・カード',
    ],
    [
      { zone: 'graveyard', types: ['instant', 'sorcery'] },
      'いずれかの墓地にあるインスタントやソーサリーであるカード１枚',
      'いずれかの墓地にあるすべてのインスタントやソーサリーであるカード',
    ],
    [
      { zone: 'stack', notTypes: ['creature'] },
      'クリーチャーでない呪文１つ',
      'クリーチャーでないすべての呪文',
    ],
    [{ zone: 'stack', stackKind: 'any' }, '呪文１つか能力１つ', 'すべての呪文や能力'],
    [
      { types: ['creature'], other: true, controller: 'you' },
      'あなたがコントロールしている他のクリーチャー１体',
      'あなたがコントロールしている他のすべてのクリーチャー',
    ],
    [{ types: ['creature'], token: true }, 'クリーチャー・トークン１体', 'すべてのクリーチャー・トークン'],
    [
      { types: ['creature'], attackedThisTurn: true },
      'このターンに攻撃したクリーチャー１体',
      'このターンに攻撃したすべてのクリーチャー',
    ],
  ])('should describe %j', (filter, one, all) => {
    expect(texts(filter)).toEqual([one, all]);
  });
});
