import type { Mod, TokenDef } from '@ettin/schema';
import { besides } from '../become.js';
import { description } from '../described.js';
import {
  type NounPhrase,
  named,
  ofIt,
  own,
  type Predicate,
  phrase,
  predicateText,
  subjectOf,
  toIt,
} from '../grammar.js';
import { quoted } from '../mod.js';
import { figure, numberOf, times } from '../quantity.js';
import { size } from '../size.js';
import type { Speech } from '../speech.js';
import { subtype } from '../subtypes.js';
import { ZONE_NOUNS } from '../vocabulary.js';
import { agree, indefinite, list, ofThe } from '../words.js';
import { topCards } from './cards.js';
import { acting, actor, binds, clause, does, type EffectOf, type Some, you } from './shape.js';

/** Tokens that the rules define by their name (CR 111.10). */
const PREDEFINED: Readonly<Record<Extract<EffectOf<'createToken'>['token'], string>, string>> = {
  treasure: 'Trésor',
  food: 'Nourriture',
  clue: 'Indice',
  blood: 'Sang',
  map: 'Carte',
  powerstone: 'Pierre de puissance',
};

const agreement = (many: boolean) => ({ gender: 'm' as const, plural: many });

/** " engagés et attaquants", " attaché à la créature ciblée". */
function arrival(effect: EffectOf<'createToken'> | EffectOf<'createCopy'>, many: boolean): string {
  const words = [
    ...(effect.tapped === true ? [agree('engagé', agreement(many))] : []),
    ...(effect.attacking === true ? [agree('attaquant', agreement(many))] : []),
  ];
  return words.length === 0 ? '' : ` ${list(words, 'et')}`;
}

function create(effect: EffectOf<'createToken'>, s: Speech) {
  const subject = actor(effect.who, s);
  const count = numberOf(effect.count, s);
  const many = count !== null;
  const number = count?.count('m') ?? null;
  const tokens =
    typeof effect.token === 'string'
      ? `${number ?? 'un'} ${many ? 'jetons' : 'jeton'} ${PREDEFINED[effect.token]}`
      : named(s.say.token(effect.token as TokenDef, s, number));
  const status = arrival(effect, many);
  const placed = status === '' ? tokens : withStatus(tokens, status);
  const attached =
    effect.attachTo === undefined
      ? ''
      : ` ${agree('attaché', agreement(many))} ${toIt(s.say.object(effect.attachTo, s))}`;
  s.focus = null;
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
    result: { of: 'objects', done: 'créé', head: 'token' },
    doer: effect.who,
  });
  if (effect.as !== undefined) {
    s.focus = `bound:${effect.as}`;
    s.said.add(s.focus);
  }
  return clause('create', subject, 'créer', placed + attached, s);
}

/** The status stands before "avec": "deux jetons … engagés et attaquants avec le vol". */
const withStatus = (tokens: string, status: string): string =>
  / avec /.test(tokens) ? tokens.replace(/ avec /, `${status} avec `) : tokens + status;

/** ", excepté que c'est un Zombie noir 1/1 et que il a le vol". */
function exceptions(mods: readonly Mod[] | undefined, it: NounPhrase, s: Speech): string {
  if (mods === undefined || mods.length === 0) return '';
  const they: NounPhrase = { ...it, pronoun: 'whole', key: null };
  const clauses: string[] = [];
  const identity = identityOf(mods, they, s);
  if (identity !== null) clauses.push(identity);
  const say = (predicate: Predicate) => `${subjectOf(they)} ${predicateText(predicate, they, 'present')}`;
  for (const mod of mods) {
    if (mod.mod === 'setPT' || mod.mod === 'setTypes' || mod.mod === 'addTypes' || mod.mod === 'setColors')
      continue;
    if (mod.mod === 'gain') {
      const keywords = list(
        mod.keywords.map((keyword) => s.say.theKeyword(keyword, s)),
        'et',
      );
      clauses.push(say({ verb: 'avoir', rest: keywords }));
    } else if (mod.mod === 'gainAbility') clauses.push(say({ verb: 'avoir', rest: quoted(mod.ability, s) }));
    else {
      const words = s.say.mods([mod], they, 'is', s);
      clauses.push(...[...words.state, ...words.limits].map(say), ...words.sentences);
    }
  }
  return `, excepté ${list(
    clauses.map((text) => `que ${text}`),
    'et',
  )}`;
}

/** "c'est un Zombie noir 1/1 en plus de ses autres types", "il est légendaire", "il est 4/4". */
function identityOf(mods: readonly Mod[], they: NounPhrase, s: Speech): string | null {
  const types = mods.find((mod) => mod.mod === 'setTypes' || mod.mod === 'addTypes');
  const sized = mods.find((mod) => mod.mod === 'setPT');
  const colored = mods.find((mod) => mod.mod === 'setColors');
  if (types === undefined && sized === undefined && colored === undefined) return null;
  const { text, noun: what } = description(
    {
      types: types?.types ?? [],
      subtypes: types?.subtypes ?? [],
      supertypes: types?.mod === 'addTypes' ? (types.supertypes ?? []) : [],
      ...(sized === undefined ? {} : { size: size(sized.power, sized.toughness, s) }),
      ...(colored === undefined ? {} : { colors: colored.colors }),
    },
    they.plural,
  );
  const kept =
    types?.mod === 'addTypes' && (types.types ?? types.subtypes) !== undefined ? besides(they) : '';
  if ((types?.types ?? types?.subtypes ?? []).length === 0)
    return `${subjectOf(they)} ${they.plural ? 'sont' : 'est'} ${text}`;
  return they.plural ? `ce sont des ${text}${kept}` : `c'est ${indefinite(what.gender)} ${text}${kept}`;
}

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
    const of = ofIt(s.say.object(effect.of, s, 'each'));
    const count = numberOf(effect.count, s);
    const many = count !== null;
    const status = arrival(effect, many);
    const tokens = many
      ? `${count.count('m')} jetons${status} qui sont des copies`
      : `un jeton${status} qui est une copie`;
    const except = exceptions(effect.except, phrase('ce jeton', agreement(many)), s);
    binds(effect.as, s, {
      entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
      doer: effect.who,
    });
    s.focus = effect.as === undefined ? null : `bound:${effect.as}`;
    if (s.focus !== null) s.said.add(s.focus);
    return clause('create', subject, 'créer', `${tokens} ${of}${except}`, s);
  },
  becomeCopy: ({ what, of, except, duration }, s) => {
    const subject = s.say.object(what, s);
    const time = duration === 'endOfTurn' ? " jusqu'à la fin du tour" : '';
    const copy = `une copie ${ofIt(s.say.object(of, s))}${time}${exceptions(except, subject, s)}`;
    return clause('becomeCopy', subject, 'devenir', copy, s);
  },
  enterAsCopy: ({ of, optional, except }, s) => {
    const self = s.say.object('self', s);
    const anywhere = of.controller === undefined && of.zone === undefined ? ' sur le champ de bataille' : '';
    const any = s.say.np(of, of.controller === undefined ? 'any' : 'a', s);
    const copy = `comme une copie ${ofThe(named(any))}${anywhere}${exceptions(except, self, s)}`;
    return optional === true
      ? clause('enterAsCopy', you(s), 'pouvoir', `faire arriver ${named(self)} ${copy}`, s, { order: false })
      : clause('enterAsCopy', self, 'arriver', copy, s);
  },
  copySpell: ({ what, who, count, newTargets }, s) => {
    const subject = actor(who, s);
    const spell = s.say.object(what, s);
    const often = times(count, s);
    const copied = acting('copySpell', subject, 'copier', spell, often, s);
    if (newTargets !== true) return copied;
    const copies = often === '' ? 'la copie' : 'les copies';
    const may = predicateText({ verb: 'pouvoir', rest: '' }, subject, 'present');
    return [
      copied,
      { sentences: [`${subjectOf(subject)} ${may} choisir de nouvelles cibles pour ${copies}`] },
    ];
  },
  newTargets: ({ what, who }, s) => {
    const subject = actor(who, s);
    const spell = named(s.say.object(what, s));
    return clause('newTargets', subject, 'pouvoir', `choisir de nouvelles cibles pour ${spell}`, s, {
      order: false,
    });
  },
  populate: (_, s) => clause('populate', you(s), 'peupler', '', s),
  amass: ({ subtype: name, amount }, s) =>
    clause('amass', you(s), 'amasser', `des ${subtype(name).many} ${figure(amount, s)}`, s),
  investigate: ({ who, times: count }, s) =>
    clause('investigate', actor(who, s), 'enquêter', times(count, s), s),
  emblem: ({ who, abilities }, s) => {
    const subject = actor(who, s);
    const quotes = abilities.map((ability) => emblemQuote(ability, s));
    return clause('emblem', subject, 'gagner', `un emblème avec ${list(quotes, 'et')}`, s, { order: false });
  },
  manifest: ({ who, amount }, s) => {
    const subject = actor(who, s);
    const library = ofThe(own(subject, ZONE_NOUNS.library));
    return clause('manifest', subject, 'manifester', `${topCards(amount ?? 1, s)} ${library}`, s);
  },
  cascade: (_, s) => does('cascade', you(s), [{ verb: 'faire', rest: 'cascade', silent: true }], s),
  storm: (_, s) =>
    clause('storm', you(s), 'copier', 'ce sort pour chaque sort lancé avant lui ce tour-ci', s),
};

const emblemQuote = (ability: Parameters<Speech['say']['ability']>[0], s: Speech) =>
  quoted(
    ability,
    { ...s, self: { what: 'emblem', name: '', types: [], subtypes: [], supertypes: [], keywords: [] } },
    true,
  );
