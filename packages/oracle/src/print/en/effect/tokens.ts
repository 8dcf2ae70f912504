import type { Mod, TokenDef, Value } from '@ettin/schema';
import { objectCase } from '../grammar.js';
import { quoted } from '../mod.js';
import { numberOf, things, valueWord } from '../quantity.js';
import { size } from '../size.js';
import type { Speech } from '../speech.js';
import { oneToken } from '../token.js';
import { COLOR_WORDS, TYPE_WORDS } from '../vocabulary.js';
import { capitalize, list, plural, withArticle } from '../words.js';
import { actor, binds, clause, type EffectOf, own, type Some } from './shape.js';

const you = (s: Speech) => s.say.player('you', s);

function create(effect: EffectOf<'createToken'>, s: Speech) {
  const subject = actor(effect.who, s);
  const word = numberOf(effect.count, s);
  const many = word !== null;
  const status = effect.tapped === true && effect.attacking !== true ? 'tapped' : '';
  const named = typeof effect.token === 'string' ? capitalize(effect.token) : null;
  const noun =
    named === null
      ? s.say.token(effect.token as TokenDef, s, { many, status })
      : `${status === '' ? '' : `${status} `}${named} ${many ? 'tokens' : 'token'}`;
  const attacking =
    effect.attacking === true
      ? ` that${many ? ' are' : "'s"} ${effect.tapped === true ? 'tapped and ' : ''}attacking`
      : '';
  const attached =
    effect.attachTo === undefined ? '' : ` attached to ${objectCase(s.say.object(effect.attachTo, s))}`;
  s.focus = null;
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
    result: { of: 'objects', done: 'created', head: 'token' },
    doer: effect.who,
  });
  if (effect.as !== undefined) {
    s.focus = `bound:${effect.as}`;
    s.said.add(s.focus);
  }
  return clause(
    'create',
    subject,
    'create',
    `${many ? `${word} ${noun}` : oneToken(noun)}${attacking}${attached}`,
    s,
  );
}

/** "except it's a 1/1 black Zombie and it has flying". */
export function exceptions(mods: readonly Mod[] | undefined, s: Speech, many = false): string {
  if (mods === undefined || mods.length === 0) return '';
  const it = many ? "they're" : "it's";
  const they = many ? 'they' : 'it';
  const have = many ? 'have' : 'has';
  const is: string[] = [];
  const clauses: string[] = [];
  let kept = '';
  for (const mod of mods) {
    switch (mod.mod) {
      case 'setPT':
        is.unshift(size(mod.power, mod.toughness, s));
        break;
      case 'setColors':
        is.push(
          list(
            mod.colors.map((color) => COLOR_WORDS[color]),
            'and',
          ),
        );
        break;
      case 'setTypes':
        is.push([...(mod.subtypes ?? []), ...(mod.types ?? []).map((type) => TYPE_WORDS[type])].join(' '));
        break;
      case 'addTypes':
        is.push(
          [
            ...(mod.supertypes ?? []),
            ...(mod.subtypes ?? []),
            ...(mod.types ?? []).map((type) => TYPE_WORDS[type]),
          ].join(' '),
        );
        if ((mod.types ?? mod.subtypes) !== undefined)
          kept = ` in addition to ${many ? 'their' : 'its'} other types`;
        break;
      case 'gain':
        clauses.push(
          `${they} ${have} ${list(
            mod.keywords.map((keyword) => s.say.keyword(keyword, s)),
            'and',
          )}`,
        );
        break;
      case 'gainAbility':
        clauses.push(`${they} ${have} ${quoted(mod.ability, s)}`);
        break;
      default: {
        const words = s.say.mods(
          [mod],
          { text: they, possessive: many ? 'their' : 'its', plain: many, key: null },
          'is',
          s,
        );
        clauses.push(
          ...[...words.state, ...words.limits].map(
            ({ verb, rest }) =>
              `${they} ${verb === 'be' ? (many ? 'are' : 'is') : verb === 'have' ? have : verb} ${rest}`,
          ),
        );
        clauses.push(...words.sentences);
      }
    }
  }
  if (is.length > 0) {
    const words = is.join(' ');
    const adjective = /^(?:legendary|white|blue|black|red|green|colorless|\d+\/\d+)(?: and \w+)?$/.test(
      words,
    );
    clauses.unshift(`${it} ${many || adjective ? words : withArticle(words)}${kept}`);
  }
  return `, except ${list(clauses, 'and')}`;
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
    const of = objectCase(s.say.object(effect.of, s, 'each'));
    const word = numberOf(effect.count, s);
    const many = word !== null;
    const status = effect.tapped === true && effect.attacking !== true ? 'tapped ' : '';
    const tokens = many
      ? `${word} ${status}tokens that are copies`
      : `${status === '' ? 'a' : 'a tapped'} token that's a copy`;
    const attacking = effect.attacking === true ? ` that${many ? ' are' : "'s"} tapped and attacking` : '';
    const except = exceptions(effect.except, s, many);
    binds(effect.as, s, {
      entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
      doer: effect.who,
    });
    s.focus = effect.as === undefined ? null : `bound:${effect.as}`;
    if (s.focus !== null) s.said.add(s.focus);
    return clause('create', subject, 'create', `${tokens} of ${of}${attacking}${except}`, s);
  },
  becomeCopy: ({ what, of, except, duration }, s) => {
    const subject = s.say.object(what, s);
    const time = duration === 'endOfTurn' ? ' until end of turn' : '';
    return clause(
      'becomeCopy',
      subject,
      'become',
      `a copy of ${objectCase(s.say.object(of, s))}${time}${exceptions(except, s)}`,
      s,
    );
  },
  enterAsCopy: ({ of, optional, except }, s) => {
    const self = s.say.object('self', s);
    const any = `a copy of ${s.say.np(of, of.controller === undefined ? 'any' : 'a', s).text}${of.controller === undefined && of.zone === undefined ? ' on the battlefield' : ''}${exceptions(except, s)}`;
    return optional === true
      ? clause('enterAsCopy', you(s), 'may', `have ${objectCase(self)} enter as ${any}`, s, { order: false })
      : clause('enterAsCopy', self, 'enter', `as ${any}`, s);
  },
  copySpell: ({ what, who, count, newTargets }, s) => {
    const subject = actor(who, s);
    const spell = objectCase(s.say.object(what, s));
    const times = count === undefined || count === 1 ? '' : ` ${valueWord(count, s)} times`;
    const copied = clause('copySpell', subject, 'copy', spell + times, s);
    if (newTargets !== true) return copied;
    const copies = times === '' ? 'the copy' : 'the copies';
    return [copied, { sentences: [`${subject.text} may choose new targets for ${copies}`] }];
  },
  newTargets: ({ what, who }, s) => {
    const subject = actor(who, s);
    return clause(
      'newTargets',
      subject,
      'may',
      `choose new targets for ${objectCase(s.say.object(what, s))}`,
      s,
      { order: false },
    );
  },
  populate: (_, s) => clause('populate', you(s), 'populate', '', s),
  amass: ({ subtype, amount }, s) =>
    clause('amass', you(s), 'amass', `${plural(subtype)} ${amountWord(amount, s)}`, s),
  investigate: ({ who, times }, s) => {
    const subject = actor(who, s);
    const often =
      times === undefined || times === 1 ? '' : times === 2 ? 'twice' : `${valueWord(times, s)} times`;
    return clause('investigate', subject, 'investigate', often, s);
  },
  emblem: ({ who, abilities }, s) => {
    const subject = actor(who, s);
    const quotes = abilities.map((ability) => emblemQuote(ability, s));
    return clause('emblem', subject, 'get', `an emblem with ${list(quotes, 'and')}`, s, { order: false });
  },
  manifest: ({ who, amount }, s) => {
    const subject = actor(who, s);
    const words = things(amount ?? 1, 'card', s);
    const cards = words === 'a card' ? 'the top card' : `the top ${words}`;
    return clause('manifest', subject, 'manifest', `${cards} of ${own(subject)} library`, s);
  },
  cascade: (_, s) => clause('cascade', you(s), 'cascade', '', s),
  storm: (_, s) => clause('storm', you(s), 'copy', 'this spell for each spell cast before it this turn', s),
};

/** A number in figures, or X. */
export const amountWord = (amount: Value, s: Speech) =>
  typeof amount === 'number' ? String(amount) : valueWord(amount, s);

const emblemQuote = (ability: Parameters<Speech['say']['ability']>[0], s: Speech) =>
  quoted(
    ability,
    { ...s, self: { what: 'emblem', name: '', types: [], subtypes: [], supertypes: [], keywords: [] } },
    true,
  );
