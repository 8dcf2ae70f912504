import type { Ability, Face, Keyword, Layout, Mode, TokenDef } from '@ettin/schema';
import type { PrintedFace } from './printed.js';
import type { Self } from './self.js';

/** What a type line is made of (CR 205). */
export type Types = Pick<Face, 'supertypes' | 'types' | 'subtypes'>;

/** What a language has to be able to write. Each has a folder beside this file. */
export interface Language {
  /** `layout` and `part` matter where the layout itself has a keyword (aftermath). */
  face(face: Face, layout: Layout, part: 0 | 1): PrintedFace;
  /** "Artifact Creature — Golem", in the language's own order. */
  typeLine(types: Types): string;
  ability(ability: Ability, self: Self): string;
  mode(mode: Mode, self: Self): string;
  keyword(keyword: Keyword, self: Self): string;
  token(token: TokenDef): string;
}
