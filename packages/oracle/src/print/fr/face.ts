import type { Ability, Face, Keyword } from '@ettin/schema';
import { mergeAbilities } from '../merge.js';
import { linesOf, shares } from '../order.js';
import type { PrintedFace } from '../printed.js';
import { newScope } from '../scope.js';
import { type Self, selfOf } from '../self.js';
import { joinedTypes } from './core.js';
import { named, predicateText, YOU } from './grammar.js';
import { fresh, type Say, type Speech } from './speech.js';
import { isTranslated, subtype } from './subtypes.js';
import { SUPERTYPE_WORDS } from './vocabulary.js';
import { agree, capitalize, elide, list, sentence } from './words.js';

/** "infligées à cette créature ou par elle", where two abilities say it apart. */
function joinPrevention(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const [, prevent, whom] = /^(Prévenez toutes les .* infligées) par (.*)\.$/.exec(text) ?? [];
    const to = `à ${whom}`;
    if (prevent !== undefined && joined.at(-1) === `${prevent} ${to}.`) {
      joined[joined.length - 1] = `${prevent} ${to} ou par ${whom}.`;
    } else joined.push(text);
  }
  return joined;
}

/** Lines of keywords: neighbours that can share one do. */
function lines(keywords: readonly Keyword[], s: Speech): string[] {
  const said: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) said.push(capitalize(elide(open.join(', '))));
    open = [];
  };
  for (const keyword of keywords) {
    const text = s.say.keyword(keyword, s);
    const before = open.at(-1);
    const against = 'protection contre ';
    if (before?.startsWith(against) === true && text.startsWith(against)) {
      const all = [...before.split(/,? et (?=contre )|, (?=contre )/), text.slice('protection '.length)];
      open[open.length - 1] = list(all, 'et');
    } else if (shares(keyword)) open.push(text);
    else {
      close();
      said.push(capitalize(elide(text)));
    }
  }
  close();
  return said;
}

/** "Créature-artefact légendaire : golem", "Terrain de base : forêt". */
export function typeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const noun = joinedTypes(face.types);
  const supertypes = (face.supertypes ?? []).map((one) =>
    one === 'basic' ? 'de base' : agree(SUPERTYPE_WORDS[one], { gender: noun.gender, plural: false }),
  );
  const types = capitalize([noun.one, ...supertypes].join(' '));
  const names = (face.subtypes ?? []).map((name) =>
    isTranslated(name) ? subtype(name).one.toLowerCase() : name,
  );
  return names.length === 0 ? types : `${types} : ${list(names, 'et')}`;
}

function additionalCost(face: Face, s: Speech): string[] {
  const { additionalCost: cost } = face;
  if (cost === undefined) return [];
  const any = cost.sacrifice?.count === 'anyNumber';
  const paid = list(
    s.say.cost(cost, s).map((predicate) => predicateText(predicate, YOU, any ? 'infinitive' : 'order')),
    'et',
  );
  return [sentence(`comme coût supplémentaire pour lancer ce sort, ${any ? 'vous pouvez ' : ''}${paid}`)];
}

function rules(face: Face, self: Self, say: Say): string[] {
  const s: Speech = { ...newScope(self, 'battlefield'), ...fresh(say) };
  const opening =
    face.openingHand === true
      ? [
          'Si cette carte est dans votre main de départ, vous pouvez commencer la partie avec elle sur le champ de bataille.',
        ]
      : [];
  const anyNumber =
    face.anyNumber === true && face.supertypes?.includes('basic') !== true
      ? [`Un deck peut avoir n'importe quel nombre de cartes appelées ${face.name}.`]
      : [];
  const order = linesOf(face.keywords ?? [], mergeAbilities(face.abilities ?? []));
  const text = (one: Ability) => say.ability(one, s);
  const chosen = order.chosen.map((keyword) =>
    sentence(`${named(say.object('self', s))} a ${say.theKeyword(keyword, s)}`),
  );
  return [
    ...additionalCost(face, s),
    ...opening,
    ...lines(order.casting, s),
    ...order.onStack.map(text),
    ...lines(order.keywords, s),
    ...joinPrevention(order.abilities.map(text)),
    ...chosen,
    ...lines(order.last, s),
    ...anyNumber,
  ];
}

const given = <K extends string>(
  key: K,
  value: number | string | undefined,
): { readonly [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: String(value) } as { readonly [P in K]: string });

export function face(face_: Face, aftermath: boolean, say: Say): PrintedFace {
  return {
    name: face_.name,
    ...given('manaCost', face_.manaCost),
    typeLine: typeLine(face_),
    rules: [...(aftermath ? ['Contrecoup'] : []), ...rules(face_, selfOf(face_), say)],
    ...given('power', face_.power),
    ...given('toughness', face_.toughness),
    ...given('loyalty', face_.loyalty),
    ...given('defense', face_.defense),
  };
}
