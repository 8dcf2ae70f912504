import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMBAT_REFUSALS } from './catalogue/combat-refusals.js';
import { WHY_NOT } from './catalogue/why-not.js';
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
    const timing = { ...refusal, code: 'timing', message: 'only during combat' } as const;
    expect(refusalText(timing, editionOf('2005-fr'), 'es').text).toBe('Solo durante el combate.');
    expect(told.ruleText?.language).toBe('ja');
  });
});

describe('what is wrong with a whole attack or block', () => {
  const menace = {
    ok: false,
    code: 'illegalBlock',
    rule: '509.1b',
    cite: 'combat.blockers',
    message: "it can't be blocked by fewer creatures",
    about: { object: 262_144, n: 2 },
  } as const;
  const told = (nameOf?: (id: number) => string) =>
    LANGUAGES.map((language) => refusalText(menace, editionOf('2026'), language, nameOf).text);

  it('should name the creature and the number (CR 702.111b)', () => {
    expect(told((id) => (id === 262_144 ? 'Stromkirk Patrol' : '?'))).toEqual([
      "Stromkirk Patrol can't be blocked by fewer than 2 creatures.",
      'Stromkirk Patrol no puede ser bloqueada por menos de 2 criaturas.',
      'Stromkirk Patrol ne peut pas être bloquée par moins de 2 créatures.',
      'Stromkirk Patrolは2体以上のクリーチャーでなければブロックできません。',
    ]);
  });

  it('should be told without the creature where nobody says what it is called', () => {
    expect(told()[0]).toBe("Your team can't block like that.");
  });

  it('should have words for all that the engine says of attacks and blocks', () => {
    const combat = fileURLToPath(new URL('../../engine/src/combat', import.meta.url));
    const said = ['attack.ts', 'block.ts'].flatMap((file) => {
      const code = readFileSync(join(combat, file), 'utf8');
      const found = code.matchAll(
        /(?:illegal\(g, |message: |'combat\.attackTarget', )(['"])((?:(?!\1).)+)\1/g,
      );
      return [...found].map((m) => m[2] ?? '');
    });
    expect(said.length).toBeGreaterThan(12);
    const known = Object.keys(COMBAT_REFUSALS.messages.en);
    expect([...new Set(said)].filter((message) => !known.includes(message))).toEqual([]);
    expect(known.filter((message) => !said.includes(message))).toEqual([]);
  });
});

describe('the reasons of refusals', () => {
  /** Constant messages of the engine about what may be cast, activated or played, as its sources have them. */
  function messages(): readonly string[] {
    const root = fileURLToPath(new URL('../../engine/src', import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8');
        const coded =
          /no\(\s*'(?:timing|cantCast|cantActivate|wrongZone)',(?:\s*'[\w.]+',)?\s*(['"])((?:(?!\1).)+)\1/g;
        const methods = file.endsWith('stack/methods.ts')
          ? code.matchAll(/no\((['"])((?:(?!\1).)+)\1\)/g)
          : [];
        return [...code.matchAll(coded), ...methods].map((found) => found[2] ?? '');
      });
  }

  it('should be said in every language, all that the engine has', () => {
    const found = messages();
    expect(found.length).toBeGreaterThan(30);
    const known = Object.keys(WHY_NOT.messages.en);
    expect([...new Set(found)].filter((message) => !known.includes(message))).toEqual([]);
  });

  it('should be said in every language, all that is told of an attacker, a blocker or a target', () => {
    const path = fileURLToPath(new URL('../../engine/src/legal/why-not.ts', import.meta.url));
    const code = readFileSync(path, 'utf8').replaceAll(/^(?:import| \*|\/\*).*$/gm, '');
    const found = [...code.matchAll(/(['"])((?:(?!\1).)+)\1/g)].map((m) => m[2] ?? '');
    const sentences = found.filter((text) => text.includes(' '));
    expect(sentences.length).toBeGreaterThan(15);
    const known = Object.keys(WHY_NOT.messages.en);
    expect([...new Set(sentences)].filter((message) => !known.includes(message))).toEqual([]);
  });
});
