import { describe, expect, it } from 'vitest';
import { attributive, chain, ifSo, inflect, linkDescriptions } from './verb.js';

describe('inflect', () => {
  it.each([
    ['カード１枚を引く', '引いて', '引いた', '引き', '引かない'],
    ['それを追放する', '追放して', '追放した', '追放し', '追放しない'],
    ['それを捨てる', '捨てて', '捨てた', '捨て', '捨てない'],
    ['ライフを失う', '失って', '失った', '失い', '失わない'],
    ['飛行を持つ', '持って', '持った', '持ち', '持たない'],
    ['手札に戻す', '戻して', '戻した', '戻し', '戻さない'],
    ['コピーになる', 'なって', 'なった', 'なり', 'ならない'],
    ['墓地にある', 'あって', 'あった', 'あり', 'ない'],
    ['ライフを得る', '得て', '得た', '得て', '得ない'],
    ['タップ状態である', 'タップ状態で', 'タップ状態であった', 'タップ状態であり', 'タップ状態でない'],
  ])('should give every form of %s', (predicate, te, ta, link, not) => {
    expect(inflect(predicate, 'te')).toMatch(new RegExp(`${te}$`));
    expect(inflect(predicate, 'ta')).toMatch(new RegExp(`${ta}$`));
    expect(inflect(predicate, 'link')).toMatch(new RegExp(`${link}$`));
    expect(inflect(predicate, 'not')).toMatch(new RegExp(`${not}$`));
    expect(inflect(predicate, 'dictionary')).toBe(predicate);
  });

  it('should join negatives and permissions', () => {
    expect(inflect('ブロックできない', 'link')).toBe('ブロックできず');
    expect(inflect('敗北しない', 'link')).toBe('敗北せず');
    expect(inflect('引いてもよい', 'link')).toBe('引いてもよく');
  });

  it('should refuse what is no predicate', () => {
    expect(() => inflect('クリーチャー', 'ta')).toThrow(RangeError);
  });
});

describe('sentences of predicates', () => {
  it('should tell one thing after another', () => {
    expect(chain(['カード１枚を引く', 'カード１枚を捨てる'])).toBe('カード１枚を引き、カード１枚を捨てる');
  });

  it('should describe a noun', () => {
    expect(attributive('パワーが３以上である')).toBe('パワーが３以上の');
    expect(linkDescriptions(['あなたがコントロールしている', '飛行を持つ'])).toBe(
      'あなたがコントロールしていて飛行を持つ',
    );
    expect(linkDescriptions(['あなたの墓地にある', 'マナ総量が３以下である'])).toBe(
      'あなたの墓地にありマナ総量が３以下の',
    );
  });

  it('should drop the copula before なら', () => {
    expect(ifSo('あなたのターンである')).toBe('あなたのターンなら');
    expect(ifSo('それが死亡した')).toBe('それが死亡したなら');
  });
});
