import { cardByName } from '@ettin/cards';
import { printKeyword } from '@ettin/oracle';
import type { Ask } from '../game/drive.js';
import { findIn } from './objects.js';

/** An additional cost in words: the keyword's text as on the card ("kicker {2}"), or its name alone. */
export function costWords(ask: Ask, keyword: string, index: number): string {
  const { source } = ask.decision;
  const o = source === undefined ? undefined : findIn(ask.view, source);
  const card = o?.name == null ? undefined : cardByName(o.name);
  const found = card?.keywords?.find((k) => typeof k !== 'string' && k.k === keyword);
  if (found === undefined) return /^\d+$/.test(keyword) ? `way ${Number(keyword) + 1}` : keyword;
  if (typeof found !== 'string' && found.k === 'kicker') {
    const cost = found.costs[index];
    if (cost !== undefined) return printKeyword({ k: 'kicker', costs: [cost] }, { lang: 'en' });
  }
  return printKeyword(found, { lang: 'en' });
}
