import type { Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { decisionPrompt, promptForOther } from './decisions.js';
import { LANGUAGES } from './language.js';
import { bearOf, namesOf, table } from './table.fixture.js';

const seen = table();
const names = namesOf(seen);
const bear = bearOf(seen, 0).id;
const base = { id: 1, players: [0], byTeam: false } as const;
const choose = { ...base, kind: 'choose', purpose: 'target', candidates: [2, 3], min: 1, max: 1 } as const;
const ask = (decision: Decision) => LANGUAGES.map((language) => decisionPrompt(decision, names, language));

describe('the question of a decision', () => {
  it('should say what is asked, by what, and how many', () => {
    expect(ask({ ...choose, source: bear }).map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
      'Choose what to target — Grizzly Bears: one of them',
      'Elige el objetivo — Grizzly Bears: uno de ellos',
      'Choisissez la cible — Grizzly Bears: un seul',
      '対象を選んでください — 《Grizzly Bears》: 1つ',
    ]);
  });

  it('should point at what asks', () => {
    expect(decisionPrompt({ ...choose, source: bear }, names, 'en').parts).toContainEqual({
      object: bear,
      name: 'Grizzly Bears',
    });
  });

  it('should count what may be chosen: up to, between, any number', () => {
    const detail = (min: number, max: number) =>
      decisionPrompt({ ...choose, candidates: [0, 1, 2, 3], min, max }, names, 'en').detail;
    expect(detail(0, 2)).toBe('up to 2 of them');
    expect(detail(1, 3)).toBe('1 to 3 of them');
    expect(detail(0, 9)).toBe('any number of them');
    expect(detail(2, 2)).toBe('2 of them');
  });

  it('should say what a choice has to be worth', () => {
    const worth = { ...choose, atLeastTotal: { values: [1, 2], total: 3 } };
    expect(decisionPrompt(worth, names, 'es').detail).toBe('uno de ellos, que sumen al menos 3');
  });

  it('should ask of combat for the whole team (CR 805.10b-d)', () => {
    const attackers: Decision = {
      ...{ ...base, kind: 'attackers', purpose: 'choose', byTeam: true },
      options: [{ attacker: bear, targets: [2, 3] }],
      required: [{ attacker: bear, attacks: 2 }],
      maxAttackers: 1,
    };
    expect(decisionPrompt(attackers, names, 'en')).toMatchObject({
      title: "Declare your team's attackers",
      detail: '1 attack has to be made',
    });
    const blockers: Decision = {
      ...{ ...base, kind: 'blockers', purpose: 'choose', byTeam: true },
      options: [],
      attackers: [],
      maxBlockers: 0,
    };
    expect(decisionPrompt(blockers, names, 'fr')).toEqual({
      title: 'Déclarez les bloqueurs de votre équipe',
      parts: [{ text: 'Déclarez les bloqueurs de votre équipe' }],
    });
  });

  it('should tell damage from other amounts that are divided', () => {
    const divide: Decision = {
      ...{ ...base, kind: 'divide', purpose: 'division', among: [2, 3], total: 2, min: 1 },
    };
    expect(decisionPrompt(divide, names, 'en')).toMatchObject({
      title: 'Divide the amount',
      detail: '2 in all, at least 1 each',
    });
    expect(decisionPrompt({ ...divide, min: 0, lethal: [1, 1], inOrder: true }, names, 'en')).toMatchObject({
      title: 'Divide the combat damage',
      detail: '2 in all, each only once those before it have lethal damage',
    });
  });

  it('should ask whose life total each gets (CR 810.9f)', () => {
    const order: Decision = { ...base, kind: 'order', purpose: 'number', items: [] };
    expect(decisionPrompt(order, names, 'en').title).toMatch(/^Give out the life totals/);
  });

  it('should say whose decision it is where a player decides for another (CR 723.5)', () => {
    const prompt = decisionPrompt(choose, names, 'en');
    expect(promptForOther(prompt, 2, names, 'en').title).toBe('B1 (you decide): Choose what to target');
  });

  it('should say who is waited for, and nothing of what they choose from', () => {
    const waiting = { kind: 'waiting', players: [2, 3], purpose: 'keep' } as const;
    expect(LANGUAGES.map((l) => decisionPrompt(waiting, names, l).title)).toEqual([
      'B1 and B2 decide: Keep this hand?',
      'Deciden B1 y B2: ¿Quedarte con esta mano?',
      'B1 et B2 décident : Garder cette main ?',
      'B1、B2が決めています：この手札をキープしますか？',
    ]);
  });
});
