import { cardByName } from '@ettin/cards';
import type { Rules } from '@ettin/engine';
import { printKeyword, printMode } from '@ettin/oracle';
import type { Ability, Keyword, Modes, ObjectView } from '@ettin/schema';
import type { CardTexts, Language } from '@ettin/text';
import { abilityText } from './cards.js';

/** What the built-in cards say, for the labels of actions and options. */
export function cardTexts(rules: Rules, language: Language): CardTexts {
  const defOf = (o: ObjectView) => (o.name === null ? undefined : rules.defs[rules.byName.get(o.name) ?? -1]);
  return {
    ability(o, position) {
      const ability = rules.abilities[o.abilities[position] ?? -1];
      return ability === undefined ? null : abilityText(rules, ability.id, language, o);
    },
    face(o, face) {
      const found = defOf(o)?.faces[face];
      return found == null ? null : { name: found.name, cost: found.manaText ?? null };
    },
    method(o, method) {
      const keyword = keywordNamed(defOf(o)?.card.keywords ?? [], method);
      return keyword === undefined ? null : printKeyword(keyword, { lang: language });
    },
    additionalCost(o, name, index) {
      const card = o.name === null ? undefined : cardByName(o.name);
      const found = keywordNamed(card?.keywords ?? [], name);
      if (found === undefined) return null;
      if (typeof found === 'string' || found.k !== 'kicker') return printKeyword(found, { lang: language });
      const cost = found.costs[index];
      return printKeyword(cost === undefined ? found : { k: 'kicker', costs: [cost] }, { lang: language });
    },
    mode(o, n) {
      const own = 'ability' in o && typeof o.ability === 'number' ? [o.ability] : [];
      for (const id of [...own, ...o.abilities]) {
        const ability = rules.abilities[id];
        const mode = ability === undefined ? undefined : modesIn(ability.data)?.options[n];
        if (mode === undefined) continue;
        const of = o.name === null ? {} : { of: { name: o.name, types: o.types } };
        return printMode(mode, { lang: language, ...of }).replaceAll('\n', ' ');
      }
      return null;
    },
  };
}

const keywordNamed = (keywords: readonly Keyword[], name: string): Keyword | undefined =>
  keywords.find((k) => (typeof k === 'string' ? k : k.k) === name);

/** The modes of an ability, or of the first modal instruction in it. */
function modesIn(ability: Ability): Modes | undefined {
  if ('modes' in ability && ability.modes !== undefined) return ability.modes;
  return findModes(ability);
}

function findModes(value: unknown): Modes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('do' in value && value.do === 'modes' && 'modes' in value) return value.modes as Modes;
  for (const part of Object.values(value)) {
    const found = findModes(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
