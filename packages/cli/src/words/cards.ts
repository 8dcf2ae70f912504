import { cardByName } from '@ettin/cards';
import type { Rules } from '@ettin/engine';
import { type PrintedFace, printAbility, printCard } from '@ettin/oracle';
import type { CardDef, ObjectView } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { SAY } from './terminal.js';

/** The text of a card, written from its data, in lines. */
export function cardLines(card: CardDef, language: Language): readonly string[] {
  return printCard(card, language).faces.flatMap((face, i) => [
    ...(i > 0 ? ['', '//', ''] : []),
    ...faceLines(face, language),
  ]);
}

function faceLines(face: PrintedFace, language: Language): readonly string[] {
  const size =
    face.power !== undefined && face.toughness !== undefined
      ? `${face.power}/${face.toughness}`
      : face.loyalty !== undefined
        ? SAY.text(language, 'loyalty', { n: face.loyalty })
        : face.defense !== undefined
          ? SAY.text(language, 'defense', { n: face.defense })
          : '';
  return [
    face.manaCost === undefined ? face.name : `${face.name}  ${face.manaCost}`,
    face.typeLine,
    ...face.rules.flatMap((paragraph) => paragraph.split('\n')),
    ...(size === '' ? [] : [size]),
  ];
}

/** An ability by its number in the rules' table; `of` names the object that it speaks of. */
export function abilityText(rules: Rules, id: number, language: Language, of?: ObjectView): string {
  const ability = rules.abilities[id];
  if (ability === undefined) return '';
  const known = of?.name ?? null;
  const card = known === null ? undefined : cardByName(known);
  const face = known === null || of === undefined ? undefined : (card ?? { name: known, types: of.types });
  const text = printAbility(ability.data, {
    lang: language,
    ...(face === undefined ? {} : { of: face }),
    ...(of?.token === true ? { token: true } : {}),
  });
  return text.replaceAll('\n', ' ');
}

/** Mana abilities need no thought: mana is paid automatically. */
export function isManaAbility(rules: Rules, o: ObjectView | undefined, position: number): boolean {
  const ability = rules.abilities[o?.abilities[position] ?? -1];
  return ability !== undefined && ability.mana !== null;
}
