import type { Ability, CardDef, Face, Keyword, Mode, TokenDef } from '@ettin/schema';
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import { french } from './fr/index.js';
import { japanese } from './ja/index.js';
import type { Language, Types } from './language.js';
import type { PrintedText } from './printed.js';
import { type Self, selfOf } from './self.js';

/** Languages that card text is written in. */
export const TEXT_LANGUAGES = ['en', 'es', 'fr', 'ja'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

const PRINTERS: { readonly [L in TextLanguage]: Language } = {
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
};

/** Whose ability it is, as far as its text names it, and the language to print in. */
export interface TextContext {
  readonly lang: TextLanguage;
  readonly of?: Face | TokenDef;
  readonly token?: boolean;
}

const NOBODY: Face = { name: '', types: ['creature'] };

const self = (context: TextContext): Self =>
  selfOf(context.of ?? NOBODY, context.token === true ? 'token' : 'card');

/** The whole text of a card, written from its ability data. */
export function printCard(card: CardDef, lang: TextLanguage): PrintedText {
  const { face } = PRINTERS[lang];
  const layout = card.layout ?? 'normal';
  const first = face(card, layout, 0);
  return { layout, faces: card.other === undefined ? [first] : [first, face(card.other, layout, 1)] };
}

/** The type line of an object as it is now: that of a token, say, or of a land that is a creature too. */
export const printTypeLine = (types: Types, lang: TextLanguage): string => PRINTERS[lang].typeLine(types);

/** One ability as a paragraph. */
export function printAbility(ability: Ability, context: TextContext): string {
  return PRINTERS[context.lang].ability(ability, self(context));
}

/** One mode of a modal ability, without its bullet. */
export function printMode(mode: Mode, context: TextContext): string {
  return PRINTERS[context.lang].mode(mode, self(context));
}

/** A keyword ability in lower case: "first strike", "ward {2}". */
export function printKeyword(keyword: Keyword, context: TextContext): string {
  return PRINTERS[context.lang].keyword(keyword, self(context));
}

/** "a 1/1 white Soldier creature token with flying" */
export function printToken(token: TokenDef, context: Pick<TextContext, 'lang'>): string {
  return PRINTERS[context.lang].token(token);
}
