import { playGame, rngFrom, rookieBot } from '@ettin/bots';
import { starterTeams } from '@ettin/cards';
import { showRule } from '@ettin/editions';
import { eventsFor, type GameSetup, pendingDecisions, type State, view } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { decisionPrompt } from './decisions.js';
import { LANGUAGES } from './language.js';
import { logLine } from './log.js';
import { Names } from './names.js';
import { textOf } from './part.js';
import { resultText } from './results.js';
import { rulesOf } from './table.fixture.js';

/** Events that have no line of their own. */
function isSilent(e: GameEvent): boolean {
  switch (e.type) {
    case 'stepBegan':
    case 'passed':
    case 'teamPassed':
    case 'tapped':
    case 'mana':
      return true;
    case 'attackers':
      return e.attacks.length === 0;
    case 'notice':
      return /^(?:manaLost|replaced)/.test(e.what);
    case 'moved':
      return (
        ['cast', 'activate', 'counter'].includes(e.cause) ||
        (e.cause === 'resolve' && ['battlefield', 'graveyard'].includes(e.to))
      );
    default:
      return false;
  }
}

function setupOf(seed: string): GameSetup {
  const [a, b] = starterTeams;
  const teams = [a, b].map((team) =>
    (team?.decks ?? []).map(({ name, cards }) => ({
      name,
      deck: cards.flatMap(([n, card]) => Array.from({ length: n }, () => card)),
    })),
  );
  return { seed, teams };
}

const bots = (seed: string) => [0, 1, 2, 3].map((seat) => rookieBot(rngFrom(`${seed} ${seat}`)));

describe('a whole game of bots', () => {
  it.each(['2005-fr', '2010-es', '2026'])('should be told in every language under %s', (id) => {
    const rules = rulesOf(id);
    const names = new Names();
    const missing: string[] = [];
    const lines = new Map<string, number>();
    let last: State | null = null;
    const played = playGame(rules, setupOf(id), bots(id), {
      onEvent(e, _why, state) {
        for (const heard of eventsFor([e], 0)) {
          names.hear(heard);
          if (state !== last) names.learn(view(rules, state, 0));
          last = state;
          for (const language of LANGUAGES) {
            const line = logLine(heard, names, rules.edition, language);
            if ((line === null) !== isSilent(heard)) missing.push(`${language} ${JSON.stringify(heard)}`);
            if (line === null) continue;
            if (/undefined|NaN|\{[a-z]/.test(line.text) || textOf(line.parts) !== line.text)
              missing.push(`${language} ${line.text}`);
            if (line.rule === null || !showRule(rules.edition.id, line.rule, language).ok)
              missing.push(`${id} has no ${line.rule}`);
            lines.set(language, (lines.get(language) ?? 0) + 1);
          }
        }
        // what waits has a question too
        for (const decision of pendingDecisions(state))
          for (const language of LANGUAGES)
            if (decisionPrompt(decision, names, language).title === '') missing.push(decision.purpose);
      },
    });
    if (!played.ok) throw new Error(played.faults.map(({ message }) => message).join('; '));
    expect(played.ended).toBe('result');
    expect([...new Set(missing)]).toEqual([]);
    // all languages tell the same story
    expect(new Set(lines.values()).size).toBe(1);
    expect(lines.get('ja')).toBeGreaterThan(100);
    const texts = LANGUAGES.map((language) => resultText(view(rules, played.state, 0), language));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});
