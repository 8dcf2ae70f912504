import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cards } from '@ettin/cards';
import { showRule } from '@ettin/editions';
import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { loadScenarios, type ScenarioFile } from './load.js';
import { runScenario } from './run.js';
import { type Word, without, wordsOn } from './words.js';

const EDITION = '2026';
const files = loadScenarios(fileURLToPath(new URL('../../../../scenarios', import.meta.url)));
const words = wordsOn(cards);
const byName = (name: string): Word => {
  const word = words.find((w) => w.name === name);
  if (word === undefined) throw new Error(`no card has ${name}`);
  return word;
};

/** The rules that a scenario shows, if it is as its file says. */
function rulesShown({ file, text }: ScenarioFile): readonly string[] {
  const ran = runScenario(text, { file, editions: [EDITION] });
  return ran.read && ran.ok ? ran.reports.flatMap((r) => r.rulesShown) : [];
}
const shown = new Map(files.map((source) => [source, rulesShown(source)]));

/** Of the rule itself, or of a part of it. */
const isOf = (number: string, rule: string): boolean =>
  number === rule || (number.startsWith(rule) && /^[a-z]$/.test(number.slice(rule.length)));

/** As it is written it passes, and on cards that lack the word it doesn't: then it shows the word. */
function needs({ file, text }: ScenarioFile, word: Word): boolean {
  const ran = runScenario(text, { file, editions: [EDITION], change: (card) => without(card, word) });
  return ran.read && !ran.ok;
}

describe('scenarios of keywords', () => {
  // a new keyword on a card needs a scenario that cites its rule and comes out otherwise without it
  it.each(words)('should show $name (CR $rule)', (word) => {
    const citing = files.filter((source) => shown.get(source)?.some((number) => isOf(number, word.rule)));
    expect(citing.some((source) => needs(source, word))).toBe(true);
  });

  it('should cite rules that there are', () => {
    for (const word of words)
      expect(showRule(EDITION, word.rule).ok, `${word.name}: ${word.rule}`).toBe(true);
  });

  const rulesText = new URL('../../../../../shared/rules/cr-2026-04-17.txt', import.meta.url);
  it.skipIf(!existsSync(rulesText))('should name as their source only numbers of the text', () => {
    const numbers = new Set(
      [...readFileSync(rulesText, 'utf8').matchAll(/^(\d{3}\.\d+[a-z]?)\.? /gm)].map((m) => m[1]),
    );
    const sources = files
      .filter(({ file }) => file.startsWith('keywords/'))
      .map(({ file, text }) => ({ file, cited: /^source: (.*)$/m.exec(text)?.[1] ?? '' }));
    for (const { file, cited } of sources)
      expect(
        (cited.match(/\d{3}\.\d+[a-z]?/g) ?? ['none']).filter((n) => !numbers.has(n)),
        file,
      ).toEqual([]);
  });
});

describe('a scenario', () => {
  const board = (attacker: string) => ({
    file: 'own.yaml',
    text: `scenario: own
title: A flyer is not blocked
editions: [2026]
rules: ["702.9"]
teams:
  A:
    A1:
      board: [${attacker} as attacker]
  B:
    B1:
      board: [Grizzly Bears as bear, Air Elemental as other]
script:
  - attack: {attacker: B1}
  - to: declareBlockers
  - block: none
  - to: endCombat
expect:
  life: {B: 26}
bystander:
  life: A
`,
  });

  it('should not show a keyword that is only on its board', () => {
    expect(rulesShown(board('Air Elemental'))).toEqual(['702.9']);
    expect(needs(board('Air Elemental'), byName('flying'))).toBe(false);
  });

  it('should show one that its outcome hangs on', () => {
    const { file, text } = board('Air Elemental');
    const refusing = text.replace(
      '  - block: none\n',
      '  - refuse: {block: {bear: attacker}}\n    code: illegalBlock\n',
    );
    expect(rulesShown({ file, text: refusing })).toEqual(['702.9']);
    expect(needs({ file, text: refusing }, byName('flying'))).toBe(true);
    expect(needs({ file, text: refusing }, byName('reach'))).toBe(false);
  });
});

describe('a card without a word', () => {
  const bird: CardDef = {
    name: 'Bird',
    types: ['creature'],
    keywords: ['flying', 'haste', { k: 'toxic', n: 1 }],
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'attacks', what: { keyword: 'flying' } },
        effects: [
          { do: 'apply', what: 'it', mods: [{ mod: 'gain', keywords: ['flying'] }], duration: 'endOfTurn' },
          { do: 'scry', who: 'you', amount: 1 },
        ],
      },
    ],
  };

  it('should neither have nor give a keyword, and still look for it', () => {
    const bare = without(bird, byName('flying'));
    expect(bare.keywords).toEqual(['haste', { k: 'toxic', n: 1 }]);
    expect(bare.abilities).toEqual([
      {
        kind: 'triggered',
        when: { on: 'attacks', what: { keyword: 'flying' } },
        effects: [
          { do: 'apply', what: 'it', mods: [{ mod: 'gain', keywords: [] }], duration: 'endOfTurn' },
          { do: 'scry', who: 'you', amount: 1 },
        ],
      },
    ]);
    expect(without(bird, byName('toxic')).keywords).toEqual(['flying', 'haste']);
  });

  it('should leave out a keyword action and nothing else', () => {
    const ability = without(bird, byName('scry')).abilities?.[0];
    expect(ability?.kind === 'triggered' ? ability.effects?.map((e) => e.do) : []).toEqual(['apply']);
    expect(without(bird, byName('mill'))).toBe(bird);
  });
});
