import type { PlayerRef } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { type NounPhrase, objectCase, phrase } from '../grammar.js';
import { indefinite } from '../player.js';
import { counted } from '../quantity.js';
import type { Speech } from '../speech.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

/** What was chosen by name or number is remembered by its word, "the chosen color". */
const chooses =
  (what: string) =>
  ({ who }: { readonly who?: PlayerRef }, s: Speech) =>
    clause('choose', actor(who, s), 'choose', what, s);

/** The choice is said with the first thing that is done with what was chosen. */
export function weave(effect: EffectOf<'choose'>, s: Speech): void {
  bindEntity(
    effect.as,
    {
      kind: 'object',
      filter: effect.from,
      plural: effect.max !== undefined && effect.max !== 1,
      first: { filter: effect.from, min: effect.min, max: effect.max },
    },
    s,
  );
  s.doers.set(effect.as, 'you');
}

export function chooseAndExile(effect: EffectOf<'choose'>, s: Speech) {
  const subject = actor(effect.who, s);
  const what = counted(effect.from, effect.min, effect.max, s, { place: 'from' }).text;
  bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: true }, s);
  s.places.set(`bound:${effect.as}`, 'exile');
  return clause('exile', subject, 'exile', what, s);
}

export function payAnyEnergy(effect: EffectOf<'chooseNumber'>, s: Speech) {
  const subject = actor(effect.who, s);
  s.results.set(effect.as, { of: 'number', done: 'that amount' });
  s.doers.set(effect.as, effect.who ?? 'you');
  return clause('may', subject, 'may', 'pay any amount of {E}', s, { order: false });
}

/** Several players named as a group, each of whom chooses something of their own. */
const isGroup = ({ text, plain, key }: NounPhrase): boolean => plain && key !== 'you' && text !== 'they';
const eachOf = (who: NounPhrase): NounPhrase => ({
  ...phrase(`each of ${who.text}`),
  ...(who.key === undefined ? {} : { key: who.key }),
});

export const choiceEffects: Some<
  'choose' | 'choosePlayer' | 'chooseColor' | 'chooseCreatureType' | 'chooseCardName' | 'chooseNumber'
> = {
  choose: (effect, s) => {
    const who = actor(effect.who, s);
    const subject = isGroup(who) ? eachOf(who) : who;
    const before = s.thatPlayer;
    // whoever chooses is "they" in what they choose among
    if (subject.key !== 'you' && before === 'plain') s.thatPlayer = 'pronoun';
    const zone = typeof effect.from.zone === 'string' ? effect.from.zone : undefined;
    const hidden = zone === 'hand' && (effect.who ?? 'you') === 'you' && effect.from.owner !== 'you';
    const what = hidden
      ? `${counted(effect.from, effect.min, effect.max, s, { place: 'unsaid' }).text} from it`
      : counted(effect.from, effect.min, effect.max, s, { place: 'in' }).text;
    s.thatPlayer = before;
    const several = effect.max !== undefined && effect.max !== 1;
    const many = several || (subject.key !== 'you' && !subject.plain && subject.text.startsWith('each '));
    bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: many, label: 'chosen' }, s);
    s.doers.set(effect.as, effect.who ?? 'you');
    s.focus = null;
    return clause('choose', subject, 'choose', what + (effect.random === true ? ' at random' : ''), s, {
      order: !hidden,
    });
  },
  choosePlayer: ({ who, from, as, max }, s) => {
    const subject = actor(who, s);
    const several = max !== undefined && max !== 1;
    const whom = several ? 'any number of players' : objectCase(indefinite(from, s));
    bindEntity(as, { kind: 'player', plural: several }, s);
    s.doers.set(as, who ?? 'you');
    return clause('choose', subject, 'choose', whom, s);
  },
  chooseColor: chooses('a color'),
  chooseCreatureType: chooses('a creature type'),
  chooseCardName: ({ who, from }, s) => {
    const subject = actor(who, s);
    const name =
      from === undefined
        ? 'a card name'
        : `${s.say.np(from, 'a', s, { head: 'card', place: 'unsaid' }).text} name`;
    return clause('choose', subject, 'choose', name, s);
  },
  chooseNumber: ({ who, min, max, as }, s) => {
    const subject = actor(who, s);
    s.results.set(as, { of: 'number', done: 'the chosen number' });
    s.doers.set(as, who ?? 'you');
    return clause(
      'choose',
      subject,
      'choose',
      `a number between ${s.say.value(min, s)} and ${s.say.value(max, s)}`,
      s,
    );
  },
};
