import type { DECK_FAULTS_EN } from '../en/deck-faults.js';

export const DECK_FAULTS_JA: Readonly<Record<keyof typeof DECK_FAULTS_EN, string>> = {
  unreadable: 'この行はカードでも見出しでもありません。',
  badCount: '枚数は1～999です。',
  ambiguous: '枚数がはっきりしません。',
  unknownHeading: 'この見出しはデッキのどの部分でもありません。以下のカードは前の部分に入ります。',
  notInDeck: 'この行はデッキとサイドボードの外にあり、使われません。',
  badEncoding: 'この行は文字化けしています。ファイルをUTF-8で保存してください。',
  notAList: '別の種類のファイルです。デッキをテキストで書き出してください。',
  tooLong: 'この行は長すぎます。',
  unknownCard: '「{card}」という名前のカードはありません。',
  unsupportedCard: '{card}はまだここでは使えません。',
  empty: 'リストにカードがありません。',
  tooManyCards: 'リストは{count}枚です。ここではデッキは{limit}枚までです。',
  tooFewCards: 'デッキは{count}枚で、{limit}枚必要です。',
  sideboardTooLarge:
    'サイドボードは{count}枚です。{limit, plural, =0 {1枚も認められません} other {#枚まで認められます}}。',
  commanderSection: '{card}が統率者として分けられています。統率者戦のデッキにだけあるものです。',
  tooManyCopies: 'デッキに{card}が{count}枚あります。{limit}枚までです。',
  tooManyOnTeam: 'チームのデッキを合わせると{card}が{count}枚あります。{limit}枚までです。',
  bannedCard: '{card}は禁止カードです。',
  restrictedCard: '{card}は制限カードです。{count}枚ありますが、{limit}枚までです。',
  sharedName: '{card}がチームの複数のデッキに入っています。認められるのは基本土地だけです。',
  exceptionInOneDeckOnly:
    '{card}がチームの複数のデッキに入っています。何枚でも入れられますが、1つのデッキだけです。',
  notInPool: '{card}が{count}枚あり、カードプールには{limit, plural, =0 {ありません} other {#枚です}}。',
};
