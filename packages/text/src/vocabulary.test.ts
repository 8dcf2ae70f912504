import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName } from './language.js';
import { describeObject, describeTarget } from './objects.js';
import { bearOf, table } from './table.fixture.js';
import { askedText, counterKind, eventName, keywordName, stepName, zoneName } from './vocabulary.js';

describe('the words of the game', () => {
  it('should name events and questions as an index does', () => {
    expect(eventName('life', 'fr')).toBe('Un total de points de vie change');
    expect(askedText('blockers', 'en')).toBe("Declare your team's blockers");
    expect(askedText('keepLegend', 'en')).toMatch(/keep/);
  });

  it('should be those that players know', () => {
    expect(LANGUAGES.map((l) => stepName('untap', l))).toEqual([
      'untap step',
      'paso de enderezar',
      'étape de dégagement',
      'アンタップ・ステップ',
    ]);
    expect(LANGUAGES.map((l) => zoneName('graveyard', l))).toEqual([
      'graveyard',
      'cementerio',
      'cimetière',
      '墓地',
    ]);
    expect(LANGUAGES.map((l) => keywordName('lifelink', l))).toEqual([
      'lifelink',
      'vínculo vital',
      'lien de vie',
      '絆魂',
    ]);
    expect(LANGUAGES.map(languageName)).toEqual(['English', 'Español', 'Français', '日本語']);
  });

  it('should keep the number of a keyword, and words that are no keywords', () => {
    expect(keywordName('toxic 2', 'fr')).toBe('toxique 2');
    expect(keywordName('toString', 'fr')).toBe('toString');
    expect(counterKind('+1/+1', 'ja')).toBe('+1/+1');
    expect(counterKind('constructor', 'ja')).toBe('constructor');
  });
});

describe('an object', () => {
  const seen = table();
  const bear = { ...bearOf(seen, 0), tapped: true, damage: 1, keywords: ['flying'], attacking: 3 };

  it('should be described with what matters on the table', () => {
    expect(describeObject({ ...bear, summoningSick: false }, seen, 'en')).toBe(
      'Grizzly Bears 2/2 flying (tapped, damage 1, attacks B2)',
    );
    expect(describeObject({ ...bear, summoningSick: true }, seen, 'es')).toBe(
      'Grizzly Bears 2/2 vuela (girado, mareo de invocación, daño 1, ataca a B2)',
    );
  });

  it('should keep face-down cards to themselves', () => {
    expect(describeObject({ ...bear, name: null, keywords: [] }, seen, 'fr')).toMatch(
      /^carte face cachée 2\/2/,
    );
  });

  it('should say whose it is, and of a player the shared life total (CR 810.4)', () => {
    expect(describeTarget(seen, 2, 'en')).toBe('B1 (player, team life 30)');
    expect(describeTarget(seen, bearOf(seen, 2).id, 'ja')).toMatch(/^B1のGrizzly Bears 2\/2/);
    expect(describeTarget(seen, 99999, 'en')).toBe('something gone');
  });
});
