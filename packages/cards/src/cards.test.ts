import { readdirSync } from 'node:fs';
import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { undeclaredReferences } from './check.js';
import { cards } from './index.js';
import { foldName, fullName, kebabName } from './names.js';
import { cardFaults } from './shape/faults.js';

const folder = new URL('./', import.meta.url);

async function cardFiles(): Promise<Map<string, CardDef>> {
  const files = new Map<string, CardDef>();
  for (const letter of readdirSync(folder).filter((name) => name.length === 1)) {
    for (const file of readdirSync(new URL(`${letter}/`, folder))) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const module: { default: CardDef } = await import(/* @vite-ignore */ `./${letter}/${file}`);
      files.set(`${letter}/${file}`, module.default);
    }
  }
  return files;
}

describe('the built-in cards', () => {
  it('should each be in the file that its name calls for', async () => {
    const misplaced = [...(await cardFiles())].flatMap(([path, { name }]) => {
      const kebab = kebabName(name);
      const expected = `${kebab.charAt(0)}/${kebab}.ts`;
      return path === expected ? [] : [`${name} is in ${path}, not ${expected}`];
    });
    expect(misplaced).toEqual([]);
  });

  it('should have names that differ', () => {
    const folded = cards.map((card) => foldName(fullName(card)));
    expect(folded.filter((name, position) => folded.indexOf(name) !== position)).toEqual([]);
    const fronts = cards.map(({ name }) => foldName(name));
    expect(fronts.filter((name, position) => fronts.indexOf(name) !== position)).toEqual([]);
  });

  it('should be of the shape that the schema declares, with mana in known symbols', () => {
    const wrong = cards.flatMap((card) =>
      cardFaults(card).map(({ path, message }) => `${card.name}, ${path.join('.')}: ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  it('should speak only of targets and results that the ability declares', () => {
    expect(
      cards.flatMap((card) => undeclaredReferences(card).map((text) => `${card.name}: ${text}`)),
    ).toEqual([]);
  });

  it('should have one spell ability a face, on instants and sorceries alone', () => {
    const wrong = cards.flatMap((card) => {
      const faces = card.other === undefined ? [card] : [card, card.other];
      return faces.filter(({ types, abilities = [] }) => {
        const spells = abilities.filter(({ kind }) => kind === 'spell').length;
        return spells > (types.includes('instant') || types.includes('sorcery') ? 1 : 0);
      });
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
