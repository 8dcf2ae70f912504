import type { DECKS_EN } from '../en/decks.js';

export const DECKS_JA: Readonly<Record<keyof typeof DECKS_EN, string>> = {
  deck: 'デッキ{n}：{name}',
  cards: '{n}枚',
  legal: 'デッキは適正です。',
  legalTogether: 'デッキは合わせて適正です。',
  faults: '問題が{n}件あります。',
  ofDecks: '{n, plural, other {デッキ{list}}}：{text}',
  ofTeam: 'チーム{letter}：{text}',
  noCard: 'カードがありません',
  lacks: '{card}はまだ使えません。エンジンが処理しないもの：{list}',
  unknown: '{card}というカードはありません',
  unknownNear: '{card}というカードはありません。近い名前：{near}',
  moreLines: '… ほか{n}件',
};
