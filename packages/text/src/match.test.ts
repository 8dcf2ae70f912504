import { MATCH_NOTICES } from '@ettin/events';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.js';
import { matchNewsText, matchScoreText } from './match.js';

describe('the words of a match', () => {
  it('should have a line for everything that a match tells', () => {
    for (const what of MATCH_NOTICES)
      for (const language of LANGUAGES)
        expect(matchNewsText({ what, team: 1, turns: 3 }, language)).toMatch(/[.。]$/);
  });

  it('should count the extra turns that are left', () => {
    const left = (turns: number) => matchNewsText({ what: 'extraTurn', turns }, 'es');
    expect([left(0), left(1), left(2)]).toEqual([
      'Este es el último turno adicional.',
      'Un turno adicional; queda 1 más.',
      'Un turno adicional; quedan 2 más.',
    ]);
    expect(matchNewsText({ what: 'timeCalled', turns: 0 }, 'en')).toBe(
      'Time is called, and no game is going on.',
    );
  });

  it('should give the score from the winner’s side, and how it was won', () => {
    const score = { wins: [0, 1], drawn: 2, result: { winner: 1, how: 'time' } } as const;
    expect(LANGUAGES.map((language) => matchScoreText(score, language))).toEqual([
      'Team B wins the match, as time is up: 1 game to 0, 2 drawn.',
      'Equipo B gana el encuentro, pues se acabó el tiempo: 1 partida a 0, 2 empates.',
      'Équipe B gagne le match, le temps étant écoulé : 1 partie à 0, 2 nulles.',
      '時間切れにより、チームBがマッチに勝利した：1勝0敗2分。',
    ]);
    expect(matchScoreText({ ...score, result: null, drawn: 0 }, 'en')).toBe(
      'The match was left before its end: 0 games to 1.',
    );
    expect(matchScoreText({ wins: [1, 1], drawn: 0, result: { winner: null, how: 'time' } }, 'en')).toBe(
      'The match is drawn: 1 game to 1.',
    );
  });
});
