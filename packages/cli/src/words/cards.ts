import { cardByName } from '@ettin/cards';
import type { Rules } from '@ettin/engine';
import { type PrintedFace, printAbility, printCard, type TextLanguage } from '@ettin/oracle';
import type { CardDef, ObjectView } from '@ettin/schema';

/** The text of a card, written from its data, in lines. */
export function cardLines(card: CardDef, lang: TextLanguage = 'en'): readonly string[] {
  return printCard(card, lang).faces.flatMap((face, i) => [
    ...(i > 0 ? ['', '//', ''] : []),
    ...faceLines(face, lang),
  ]);
}

const LOYALTY: Readonly<Record<TextLanguage, string>> = {
  en: 'Loyalty',
  es: 'Lealtad',
  fr: 'Loyauté',
  ja: '忠誠度',
};
const DEFENSE: Readonly<Record<TextLanguage, string>> = {
  en: 'Defense',
  es: 'Defensa',
  fr: 'Défense',
  ja: '守備値',
};

function faceLines(face: PrintedFace, lang: TextLanguage): readonly string[] {
  const size =
    face.power !== undefined && face.toughness !== undefined
      ? `${face.power}/${face.toughness}`
      : face.loyalty !== undefined
        ? `${LOYALTY[lang]} ${face.loyalty}`
        : face.defense !== undefined
          ? `${DEFENSE[lang]} ${face.defense}`
          : '';
  return [
    face.manaCost === undefined ? face.name : `${face.name}  ${face.manaCost}`,
    face.typeLine,
    ...face.rules.flatMap((paragraph) => paragraph.split('\n')),
    ...(size === '' ? [] : [size]),
  ];
}

/** An ability of an object in words, by its position among the object's abilities. */
export function abilityWords(rules: Rules, o: ObjectView, position: number): string {
  const ability = rules.abilities[o.abilities[position] ?? -1];
  if (ability === undefined) return 'an ability';
  return abilityText(rules, ability.id, o);
}

/** An ability by its number in the rules' table; `of` names the object that it speaks of. */
export function abilityText(rules: Rules, id: number, of?: ObjectView): string {
  const ability = rules.abilities[id];
  if (ability === undefined) return '';
  const known = of?.name ?? null;
  const card = known === null ? undefined : cardByName(known);
  const face = known === null || of === undefined ? undefined : (card ?? { name: known, types: of.types });
  const text = printAbility(ability.data, {
    lang: 'en',
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
