import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.js';
import { refusalText } from './refusals.js';
import { resultText } from './results.js';
import { editionOf, table } from './table.fixture.js';

describe('the result of a game', () => {
  const seen = table({ turn: 1 });

  it('should say who won, after how long, with which life totals', () => {
    const won = { ...seen, result: { winner: 1, reason: 'life' } } as const;
    const [a, b] = seen.teams;
    if (a === undefined || b === undefined) throw new Error('no two teams');
    const teams = [{ ...a, life: -2 }, b];
    expect(LANGUAGES.map((language) => resultText({ ...won, teams }, language))).toEqual([
      'Team B wins after 1 turn; life: Team A −2, Team B 30.',
      'Gana Equipo B tras 1 turno; vidas: Equipo A −2, Equipo B 30.',
      'Équipe B gagne après 1 tour ; points de vie : Équipe A −2, Équipe B 30.',
      '1ターンでチームBの勝利。ライフ：チームA −2、チームB 30。',
    ]);
  });

  it('should give the reason of a draw that is none of both teams losing (CR 104.4b)', () => {
    const drawn = (reason: 'loop' | 'life') =>
      resultText({ ...seen, turn: 3, result: { winner: null, reason } }, 'en');
    expect(drawn('loop')).toMatch(/The reason: what has to be done would repeat without end\.$/);
    expect(drawn('life')).not.toMatch(/reason/);
  });

  it('should not end a game that goes on', () => {
    expect(resultText(seen, 'fr')).toBe('La partie continue.');
  });
});

describe('a refusal', () => {
  it('should be told in the reader’s language, with the rule of the game’s edition', () => {
    const refusal = {
      ok: false,
      code: 'landLimit',
      rule: '606.6d',
      cite: 'land.play',
      message: 'for the log',
    } as const;
    const told = refusalText(refusal, editionOf('2005-fr'), 'ja');
    expect(told.text).toBe('このターンの土地はもうプレイしました。');
    expect(told.rule).toBe('606.6d');
    expect(told.ruleText?.language).toBe('ja');
  });
});
