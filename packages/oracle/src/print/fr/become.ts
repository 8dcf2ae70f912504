import type { Mod } from '@ettin/schema';
import { description } from './described.js';
import type { NounPhrase, Predicate } from './grammar.js';
import { size } from './size.js';
import type { Speech } from './speech.js';
import { SUPERTYPE_WORDS, TYPE_NOUNS } from './vocabulary.js';
import { agree, indefinite, list } from './words.js';

type Types = Extract<Mod, { readonly mod: 'addTypes' | 'setTypes' }>;

const typesOf = (all: readonly Mod[]): Types | undefined =>
  all.find((mod): mod is Types => mod.mod === 'addTypes' || mod.mod === 'setTypes');

/** Modifications told together as "devient une créature 4/4 bleue Élémental". */
export function isBecoming(mod: Mod, all: readonly Mod[]): boolean {
  if (mod.mod === 'addTypes' || mod.mod === 'setTypes' || mod.mod === 'setPT') return true;
  const whole = typesOf(all) !== undefined && all.some((other) => other.mod === 'setPT');
  return whole && (mod.mod === 'setColors' || mod.mod === 'gain');
}

/** "en plus de ses autres types" */
export const besides = (subject: NounPhrase, what: 'types' | 'couleurs' = 'types'): string =>
  ` en plus de ${subject.plural ? 'leurs' : 'ses'} autres ${what}`;

/** "une créature 4/4 blanche Humain et Soldat", "une force et une endurance de base de 1/1". Null where nothing of the kind changes. */
export function becoming(
  all: readonly Mod[],
  becomes: boolean,
  subject: NounPhrase,
  s: Speech,
): readonly Predicate[] | null {
  const types = typesOf(all);
  const sized = all.find((mod) => mod.mod === 'setPT');
  if (types === undefined && sized === undefined) return null;
  if (types === undefined) {
    return sized === undefined
      ? null
      : [
          {
            verb: 'avoir',
            rest: `une force et une endurance de base de ${size(sized.power, sized.toughness, s)}`,
          },
        ];
  }
  const colored = sized === undefined ? undefined : all.find((mod) => mod.mod === 'setColors');
  const cardTypes = types.types ?? [];
  const supertypes = types.mod === 'addTypes' ? (types.supertypes ?? []) : [];
  const verb = becomes ? 'devenir' : 'être';
  if (cardTypes.length === 0 && (types.subtypes ?? []).length === 0) {
    const words = supertypes.map((one) =>
      one === 'basic' ? 'de base' : agree(SUPERTYPE_WORDS[one], subject),
    );
    return [{ verb, rest: list(words, 'et') }];
  }
  const many = subject.plural;
  const { text, noun } = description(
    {
      types: cardTypes,
      subtypes: types.subtypes ?? [],
      supertypes,
      ...(sized === undefined ? {} : { size: size(sized.power, sized.toughness, s) }),
      ...(colored === undefined ? {} : { colors: colored.colors }),
    },
    many,
  );
  const said = `${many ? 'des' : indefinite(noun.gender)} ${text}`;
  const sizedCreature = sized !== undefined && cardTypes.includes('creature');
  const already = subject.key === 'self' && cardTypes.some((type) => s.self.types.includes(type));
  const kept = types.mod === 'addTypes' && !already ? besides(subject) : '';
  const gains = sized === undefined ? '' : withKeywords(all, s);
  const still = sizedCreature && types.mod === 'addTypes' ? stillWords(s, subject) : kept;
  return [{ verb, rest: said + gains + still }];
}

/** " avec le vol": keywords gained together with a size. */
function withKeywords(all: readonly Mod[], s: Speech): string {
  const words = all.flatMap((mod) =>
    mod.mod === 'gain' ? mod.keywords.map((keyword) => s.say.theKeyword(keyword, s)) : [],
  );
  return words.length === 0 ? '' : ` avec ${list(words, 'et')}`;
}

/** What it was before, it still is. */
function stillWords(s: Speech, subject: NounPhrase): string {
  if (subject.key !== 'self') return besides(subject);
  const type = s.self.types.find((word) => word !== 'artifact' && word !== 'creature' && word !== 'kindred');
  if (type === undefined) return '';
  const noun = TYPE_NOUNS[type];
  return ` qui est toujours ${indefinite(noun.gender)} ${noun.one}`;
}
