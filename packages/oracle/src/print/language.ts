import type { Ability, Face, Keyword, Mode, TokenDef } from '@ettin/schema';
import type { PrintedFace } from './printed.js';
import type { Self } from './self.js';

/** What a language has to be able to write. Each has a folder beside this file. */
export interface Language {
  face(face: Face): PrintedFace;
  ability(ability: Ability, self: Self): string;
  mode(mode: Mode, self: Self): string;
  keyword(keyword: Keyword, self: Self): string;
  token(token: TokenDef): string;
}
