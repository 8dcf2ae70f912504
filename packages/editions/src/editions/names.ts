import { getEdition } from '../registry.js';
import type { Language } from '../rulebook/line-text.js';

/** Names of editions in languages other than English, whose names are the editions' own: sets by their printed names. */
export const EDITION_NAMES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es: {
    '2005-08': 'Novena Edición (CR 606)',
    '2005-fr': 'Rávnica (CR 606)',
    '2006-en': 'Espiral del tiempo (CR 606)',
    '2007-02': 'Caos planar (CR 606)',
    '2007-05': 'Visión del futuro (CR 606)',
    '2009-en': 'Zendikar (CR 806)',
    '2010-04': 'El surgir de los Eldrazi (CR 806)',
    '2010-es': 'El texto compuesto español',
    '2011-04': 'Veneno en común (CR 810)',
    '2011plus-ja': 'Commander 2016 (CR 810)',
    '2018-04': 'Dominaria (CR 810)',
    '2019-07': 'Colección básica 2020 (CR 810)',
    '2024-11': 'Foundations (CR 810)',
    '2026': 'Hoy (CR 810)',
  },
  fr: {
    '2005-08': 'Neuvième édition (CR 606)',
    '2005-fr': 'Ravnica (CR 606)',
    '2006-en': 'Spirale temporelle (CR 606)',
    '2007-02': 'Chaos planaire (CR 606)',
    '2007-05': "Vision de l'avenir (CR 606)",
    '2009-en': 'Zendikar (CR 806)',
    '2010-04': "L'ascension des Eldrazi (CR 806)",
    '2010-es': 'Le texte composite espagnol',
    '2011-04': 'Poison en commun (CR 810)',
    '2011plus-ja': 'Commander 2016 (CR 810)',
    '2018-04': 'Dominaria (CR 810)',
    '2019-07': 'Édition de base 2020 (CR 810)',
    '2024-11': 'Foundations (CR 810)',
    '2026': "Aujourd'hui (CR 810)",
  },
  ja: {
    '2005-08': '第9版（CR 606）',
    '2005-fr': 'ラヴニカ（CR 606）',
    '2006-en': '時のらせん（CR 606）',
    '2007-02': '次元の混乱（CR 606）',
    '2007-05': '未来予知（CR 606）',
    '2009-en': 'ゼンディカー（CR 806）',
    '2010-04': 'エルドラージ覚醒（CR 806）',
    '2010-es': 'スペイン語の混成文書',
    '2011-04': '毒カウンターの共有（CR 810）',
    '2011plus-ja': '統率者2016（CR 810）',
    '2018-04': 'ドミナリア（CR 810）',
    '2019-07': '基本セット2020（CR 810）',
    '2024-11': 'ファウンデーションズ（CR 810）',
    '2026': '現在（CR 810）',
  },
};

/**
 * What an edition is called in the language. Undefined: there is no such edition. Throws where nobody has translated
 * the name: a fault of ours.
 */
export function editionName(id: string, language: Language = 'en'): string | undefined {
  const edition = getEdition(id);
  if (edition === undefined || language === 'en') return edition?.name;
  const name = EDITION_NAMES[language][id];
  if (name === undefined) throw new Error(`edition ${id} has no name in ${language}`);
  return name;
}
