import type { Ability, Mod, TokenDef, Value } from '@ettin/schema';
import { colorsText, described, KEPT } from '../become.js';
import { after, finiteVerb, type NounPhrase, own, predicateText, subjectText } from '../grammar.js';
import { quoted } from '../mod.js';
import { numberOf, valueCount } from '../quantity.js';
import { size } from '../size.js';
import { skills } from '../skills.js';
import type { Speech } from '../speech.js';
import { subtypeWord } from '../subtypes.js';
import { oneToken } from '../token.js';
import { SUPERTYPE_WORDS } from '../vocabulary.js';
import { list } from '../words.js';
import { actor, binds, clause, type EffectOf, type Some, you } from './shape.js';

type Made = Pick<EffectOf<'createToken'>, 'tapped' | 'attacking'>;

/** " girada", " que están giradas y atacando": how tokens are made. */
function status({ tapped, attacking }: Made, many: boolean): string {
  const turned = many ? 'giradas' : 'girada';
  if (attacking === true) {
    const is = many ? 'están' : 'está';
    return ` que ${is} ${tapped === true ? `${turned} y ` : ''}atacando`;
  }
  return tapped === true ? ` ${turned}` : '';
}

const PREDEFINED = {
  treasure: 'Treasure',
  food: 'Food',
  clue: 'Clue',
  blood: 'Blood',
  map: 'Map',
  powerstone: 'Powerstone',
} as const;

function create(effect: EffectOf<'createToken'>, s: Speech) {
  const subject = actor(effect.who, s);
  const word = numberOf(effect.count, s);
  const many = word?.many === true;
  const how = status(effect, many);
  const noun =
    typeof effect.token === 'string'
      ? `${many ? 'fichas' : 'ficha'} de ${subtypeWord(PREDEFINED[effect.token]).one}`
      : s.say.token(effect.token satisfies TokenDef, s, { many });
  const attached =
    effect.attachTo === undefined
      ? ''
      : ` ${many ? 'anexadas' : 'anexada'} ${after('a', s.say.object(effect.attachTo, s))}`;
  s.focus = null;
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
    result: { of: 'objects', done: 'creado', head: 'token' },
    doer: effect.who,
  });
  if (effect.as !== undefined) {
    s.focus = `bound:${effect.as}`;
    s.said.add(s.focus);
  }
  const those = word === null ? oneToken(noun) : `${word.word('f')} ${noun}`;
  return clause('create', subject, { verb: 'crear', rest: those + how + attached }, s);
}

/** "es un Zombie negro 1/1 y tiene la habilidad de volar": what a copy is but for what it copies. */
export function exceptions(mods: readonly Mod[] | undefined, s: Speech, many = false): string {
  if (mods === undefined || mods.length === 0) return '';
  const it: NounPhrase = { text: '', gender: 'f', many, pronoun: true, key: null };
  const be = finiteVerb('ser', it, 'indicative');
  const have = finiteVerb('tener', it, 'indicative');
  const types = mods.find((mod) => mod.mod === 'addTypes' || mod.mod === 'setTypes');
  const colors = mods.find((mod) => mod.mod === 'setColors');
  const sized = mods.find((mod) => mod.mod === 'setPT');
  const clauses: string[] = [];
  const what =
    types === undefined
      ? null
      : described(
          {
            types,
            colors: colors?.colors,
            size: sized === undefined ? undefined : size(sized.power, sized.toughness, s),
          },
          many,
        );
  if (what !== null) {
    clauses.push(`${be} ${what.text}${types?.mod === 'addTypes' ? KEPT : ''}`);
  } else {
    const adjectives = [
      ...(types?.mod === 'addTypes' ? (types.supertypes ?? []) : []).map((supertype) =>
        SUPERTYPE_WORDS[supertype](it.gender, many),
      ),
      ...(colors === undefined ? [] : [colorsText(colors.colors, it.gender, many)]),
      ...(sized === undefined ? [] : [size(sized.power, sized.toughness, s)]),
    ];
    if (adjectives.length > 0) clauses.push(`${be} ${adjectives.join(' ')}`);
  }
  for (const mod of mods) {
    switch (mod.mod) {
      case 'setPT':
      case 'setColors':
      case 'setTypes':
      case 'addTypes':
        break;
      case 'gain':
        clauses.push(`${have} ${skills(mod.keywords.map((keyword) => s.say.keyword(keyword, s)))}`);
        break;
      case 'gainAbility':
        clauses.push(`${have} ${quoted(mod.ability, s)}`);
        break;
      default: {
        const words = s.say.mods([mod], it, 'is', s);
        clauses.push(
          ...[...words.state, ...words.limits].map((one) => predicateText(one, it, 'indicative')),
          ...words.sentences,
        );
      }
    }
  }
  return `, excepto que ${list(clauses, 'y')}`;
}

/** A number in figures, or X. */
export const amountWord = (amount: Value, s: Speech): string =>
  typeof amount === 'number' ? String(amount) : valueCount(amount, s).word('m');

/** "dos veces", "X veces"; nothing for once. */
export function often(times: Value | undefined, s: Speech): string {
  if (times === undefined || times === 1) return '';
  return `${valueCount(times, s).word('f')} veces`;
}

const emblemQuote = (ability: Ability, s: Speech) =>
  quoted(
    ability,
    { ...s, self: { what: 'emblem', name: '', types: [], subtypes: [], supertypes: [], keywords: [] } },
    true,
  );

export const tokenEffects: Some<
  | 'createToken'
  | 'createCopy'
  | 'becomeCopy'
  | 'enterAsCopy'
  | 'copySpell'
  | 'newTargets'
  | 'populate'
  | 'amass'
  | 'investigate'
  | 'emblem'
  | 'manifest'
  | 'cascade'
  | 'storm'
> = {
  createToken: create,
  createCopy: (effect, s) => {
    const subject = actor(effect.who, s);
    const of = after('de', s.say.object(effect.of, s, 'each'));
    const word = numberOf(effect.count, s);
    const many = word?.many === true;
    const tokens = many
      ? `${word.word('f')} fichas que son copias ${of}`
      : `una ficha que es una copia ${of}`;
    const except = exceptions(effect.except, s, many);
    binds(effect.as, s, {
      entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
      doer: effect.who,
    });
    s.focus = effect.as === undefined ? null : `bound:${effect.as}`;
    if (s.focus !== null) s.said.add(s.focus);
    const how = status(effect, many).replace(/^ que /, ' y que ');
    return clause('create', subject, { verb: 'crear', rest: tokens + how + except }, s);
  },
  becomeCopy: ({ what, of, except, duration }, s) => {
    const subject = s.say.object(what, s);
    const time = duration === 'endOfTurn' ? ' hasta el final del turno' : '';
    const rest = `en una copia ${after('de', s.say.object(of, s))}${time}${exceptions(except, s)}`;
    return clause('becomeCopy', subject, { verb: 'convertir', reflexive: true, rest }, s);
  },
  enterAsCopy: ({ of, optional, except }, s) => {
    const self = s.say.object('self', s);
    const anywhere = of.controller === undefined;
    const copied = s.say.np(of, anywhere ? 'any' : 'a', s);
    const place = anywhere && of.zone === undefined ? ' en el campo de batalla' : '';
    const copy = `como una copia ${after('de', copied)}${place}${exceptions(except, s)}`;
    if (optional !== true) return clause('enterAsCopy', self, { verb: 'entrar', rest: copy }, s);
    const rest = `hacer que ${self.text} entre ${copy}`;
    return clause('enterAsCopy', you(s), { verb: 'poder', rest }, s, { order: false });
  },
  copySpell: ({ what, who, count, newTargets }, s) => {
    const subject = actor(who, s);
    const direct = s.say.object(what, s);
    const times = often(count, s);
    const copied = clause('copySpell', subject, { verb: 'copiar', direct, rest: times }, s);
    if (newTargets !== true) return copied;
    const copies = times === '' ? 'la copia' : 'las copias';
    const may = `${subjectText(subject)}${finiteVerb('poder', subject, 'indicative')}`;
    return [copied, { sentences: [`${may} elegir nuevos objetivos para ${copies}`] }];
  },
  newTargets: ({ what, who }, s) => {
    const subject = actor(who, s);
    const rest = `nuevos objetivos ${after('para', s.say.object(what, s))}`;
    return clause('newTargets', subject, { verb: 'elegir', can: true, rest }, s, { order: false });
  },
  populate: (_, s) => clause('populate', you(s), { verb: 'poblar', rest: '' }, s),
  amass: ({ subtype, amount }, s) => {
    const rest = `${subtypeWord(subtype).many} ${amountWord(amount, s)}`;
    return clause('amass', you(s), { verb: 'amasar', rest }, s);
  },
  investigate: ({ who, times }, s) =>
    clause('investigate', actor(who, s), { verb: 'investigar', rest: often(times, s) }, s),
  emblem: ({ who, abilities }, s) => {
    const subject = actor(who, s);
    const quotes = abilities.map((ability) => emblemQuote(ability, s));
    const rest = `un emblema con ${list(quotes, 'y')}`;
    return clause('emblem', subject, { verb: 'obtener', rest }, s, { order: false });
  },
  manifest: ({ who, amount }, s) => {
    const subject = actor(who, s);
    const word = numberOf(amount ?? 1, s);
    const cards = word === null ? 'la primera carta' : `las ${word.word('f')} primeras cartas`;
    return clause(
      'manifest',
      subject,
      { verb: 'manifestar', rest: `${cards} de ${own(subject)} biblioteca` },
      s,
    );
  },
  cascade: (_, s) => clause('cascade', you(s), { verb: 'usar', rest: 'la habilidad de cascada' }, s),
  storm: (_, s) => {
    const rest = 'este hechizo por cada hechizo que se haya lanzado antes que él este turno';
    return clause('storm', you(s), { verb: 'copiar', rest }, s);
  },
};
