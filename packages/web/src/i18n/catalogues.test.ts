import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { ja } from './ja/index.js';

const others = { es, fr, ja } as const;
const keys = Object.keys(en);

/** Names of the arguments of an ICU message: what stands after a brace that isn't itself a branch of an argument. */
function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [token] of message.matchAll(/\{\w*|\}/g)) {
    if (token === '}') depth -= 1;
    else {
      if (depth % 2 === 0) names.add(token.slice(1));
      depth += 1;
    }
  }
  return [...names].sort();
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'i18n' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the catalogues of the page', () => {
  it.each(Object.entries(others))('%s should have the keys of English and no others', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  it.each(Object.entries(others))('%s should leave nothing empty', (_, catalogue) => {
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(others))('%s should use no argument that English has not', (_, catalogue) => {
    const odd = keys.filter((key) => {
      const known = argumentsOf(en[key as keyof typeof en]);
      return argumentsOf(catalogue[key as keyof typeof en]).some((name) => !known.includes(name));
    });
    expect(odd).toEqual([]);
  });

  it('should hold no string that the page never shows', () => {
    const code = sources(fileURLToPath(new URL('..', import.meta.url))).join('\n');
    // t('a.b'), or t(`a.${x}`) for keys that are made of a vocabulary
    const prefixes = [...code.matchAll(/`([a-zA-Z]+)\.\$\{/g)].map((m) => `${m[1]}.`);
    const suffixed = [...code.matchAll(/`([a-zA-Z]+)\.\$\{\w+\}(\w+)`/g)].map((m) => [`${m[1]}.`, m[2]]);
    const used = (key: string) =>
      code.includes(`'${key}'`) ||
      prefixes.some((p) => key.startsWith(p)) ||
      suffixed.some(([p = '', s = '']) => key.startsWith(p) && key.endsWith(s));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
});
