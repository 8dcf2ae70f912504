import type { Language } from './line-text.js';

/** Why no scenario can prove a line, as the index says it, in the other languages. */
export const REASONS: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'table talk': { es: 'conversación en la mesa', fr: 'conversation à la table', ja: '卓上の会話' },
  'only introduces the lines below': {
    es: 'solo introduce las líneas siguientes',
    fr: 'introduit seulement les lignes suivantes',
    ja: '以下の行の前置きにすぎない',
  },
  heading: { es: 'encabezado', fr: 'titre', ja: '見出し' },
  'naming only': { es: 'solo da nombres', fr: 'donne seulement des noms', ja: '名称を定めるだけである' },
  'Free-for-All line, not this variant': {
    es: 'línea del Todos contra todos, no de esta variante',
    fr: 'ligne du Chacun pour soi, et non de cette variante',
    ja: '無差別戦の行であり、この変種ルールのものではない',
  },
  'web link': { es: 'enlace web', fr: 'lien web', ja: 'ウェブへのリンク' },
  'physical dexterity': { es: 'destreza física', fr: 'adresse physique', ja: '物理的な器用さによる' },
  'other variant': { es: 'otra variante', fr: 'autre variante', ja: '別の変種ルール' },
  introduction: { es: 'introducción', fr: 'introduction', ja: '序文' },
  history: { es: 'historia', fr: 'histoire', ja: '歴史' },
  abbreviation: { es: 'abreviatura', fr: 'abréviation', ja: '略語' },
};

/** Throws where nobody has translated it: a fault of ours. */
export function reasonIn(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const said = REASONS[reason]?.[language];
  if (said === undefined) throw new Error(`not in ${language}: ${reason}`);
  return said;
}
