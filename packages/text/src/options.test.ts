import type { Decision, DecisionOption } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.js';
import { optionLabel } from './options.js';
import { bearOf, NO_TEXTS, table } from './table.fixture.js';

const seen = table();
const bear = bearOf(seen, 0);
const ask = (purpose: Decision['purpose'], options: readonly DecisionOption[]): Decision => ({
  ...{ id: 1, kind: 'option', players: [0], byTeam: false, purpose, options, source: bear.id },
});
const all = (option: DecisionOption) =>
  LANGUAGES.map((language) => optionLabel(option, ask('may', [option]), seen, NO_TEXTS, language));

describe('the label of an option', () => {
  it('should say yes and no as the language does', () => {
    expect(all({ label: 'yes' })).toEqual(['yes', 'sí', 'oui', 'はい']);
    expect(all({ label: 'no' })).toEqual(['no', 'no', 'non', 'いいえ']);
  });

  it('should name colors, and what is colorless (CR 105, 106)', () => {
    expect(all({ label: 'color:U' })).toEqual(['blue', 'azul', 'bleu', '青']);
    expect(all({ label: 'color:C' })).toEqual(['colorless', 'incoloro', 'incolore', '無色']);
  });

  it('should number modes and ways to pay from 1 where the card says nothing', () => {
    expect(all({ label: 'mode:0' })[0]).toBe('mode 1');
    expect(all({ label: 'cost:1' })[1]).toBe('sí: manera 2');
  });

  it('should say a cost with the keyword as the card has it', () => {
    const texts = { ...NO_TEXTS, additionalCost: () => 'kicker {4}', mode: () => 'Draw a card.' };
    const label = (option: DecisionOption) => optionLabel(option, ask('kicker', [option]), seen, texts, 'en');
    expect(label({ label: 'cost:kicker:0' })).toBe('yes: kicker {4}');
    expect(label({ label: 'mode:1' })).toBe('Draw a card.');
    expect(all({ label: 'cost:entwine' })[3]).toBe('はい：双呪');
  });

  it('should name counters by their kind, and effects by their source', () => {
    expect(all({ label: 'counter:charge' })).toEqual([
      'charge counter',
      'contador de carga',
      'marqueur « charge »',
      '蓄積カウンター',
    ]);
    expect(all({ label: 'replacement', object: bear.id })[2]).toBe('Grizzly Bears');
    expect(all({ label: 'face:back', object: bear.id })[0]).toBe('yes: the back');
  });
});
