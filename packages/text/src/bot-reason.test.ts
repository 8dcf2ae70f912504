import { BOT_REASONS, type BotReason } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { botReasonText } from './bot-reason.js';
import { LANGUAGES } from './language.js';

const inAll = (reason: BotReason) => LANGUAGES.map((language) => botReasonText(reason, language));

describe("a bot's reason", () => {
  it('should name what it speaks of, in each language', () => {
    expect(inAll({ code: 'counter', names: ['Overrun'] })).toEqual([
      'Overrun is worth countering',
      'vale la pena contrarrestar Overrun',
      "Overrun mérite d'être contrecarré",
      'Overrunは打ち消す価値がある',
    ]);
    expect(inAll({ code: 'choose', names: ['Shock', 'Plains'] })[1]).toBe(
      'lo mejor es elegir Shock y Plains',
    );
  });

  it('should speak of what has no name, such as a face-down spell', () => {
    expect(inAll({ code: 'noGoodTarget' })[0]).toBe('there is nothing good to choose for it');
  });

  it('should count lands as the language does', () => {
    const keeps = (n: number) => inAll({ code: 'mulligan', n, of: 7 });
    expect(keeps(1)[0]).toBe('1 land among 7 cards is no hand to keep');
    expect(keeps(0)[2]).toBe('aucun terrain sur 7 cartes : pas une main à garder');
    expect(keeps(6)[1]).toBe('6 tierras entre 7 cartas: no es una mano que conservar');
  });

  it('should be one line without a gap for every code and language', () => {
    for (const code of BOT_REASONS)
      for (const text of inAll({ code, names: ['Shock'], n: 2, of: 3 })) {
        expect(text).toMatch(/^\S[^{}\n]*$/);
        expect(text).not.toContain('undefined');
      }
  });
});
