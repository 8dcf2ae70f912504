import type { Filter, Trigger, Whose } from '@ettin/schema';
import type { Entity, Head } from '../scope.js';
import { shortName } from '../self.js';
import { counterNoun } from './counters.js';
import { conjugate, type NounPhrase, objectCase } from './grammar.js';
import { asCreature } from './noun.js';
import type { EventPhrase, Speech } from './speech.js';
import { stepEvent } from './step.js';
import { numberWord, ordinal, plural, withArticle } from './words.js';

type On<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;
type Printers = { readonly [K in Trigger['on']]: (trigger: On<K>, s: Speech) => EventPhrase };
type What = Filter | 'self';

const whenever = (subject: string, happens: string): EventPhrase => ({ lead: 'Whenever', subject, happens });

/** Remembers what the trigger speaks of as "it". */
function remember(key: 'it' | 'eventSource', what: What, head: Head, s: Speech): void {
  if (what === 'self') {
    s.aliases.set(key, 'self');
    return;
  }
  const entity: Entity = { kind: 'object', filter: what, head };
  s.aliases.delete(key);
  s.entities.set(key, entity);
}

/** Whatever the trigger watches: "this creature", "another creature you control". It is "it" from now on. */
function subject(what: What, s: Speech, head: Head = 'permanent'): NounPhrase {
  remember('it', what, head, s);
  const said = what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s, { head, place: 'in' });
  s.focus = what === 'self' ? 'self' : 'it';
  s.said.add(s.focus);
  return said;
}

const thing =
  (happens: string, lead: EventPhrase['lead'] = 'Whenever') =>
  ({ what }: { readonly what: What }, s: Speech): EventPhrase => ({
    lead: what === 'self' ? lead : 'Whenever',
    subject: subject(what, s).text,
    happens,
  });

/** What a team controls "enters under your team's control". */
function enters(trigger: On<'enters'>, s: Speech): EventPhrase {
  const { what } = trigger;
  const from =
    trigger.from === undefined ? '' : what === 'self' ? ownZone(trigger.from) : fromZone[trigger.from];
  if (what !== 'self' && what.controller === 'team') {
    const { controller: _, ...filter } = what;
    return thing(`enters${from} under your team's control`)({ what: filter }, s);
  }
  return thing(`enters${from}`, 'When')(trigger, s);
}

/** Whoever does it; from now on "that player" is them. */
function actor(who: Whose, s: Speech): NounPhrase {
  const said = s.say.whose(who, s);
  if (said.you === true) s.thatPlayer = 'you';
  return said;
}

const act = (who: Whose, verb: string, rest: string, s: Speech): EventPhrase => {
  const said = actor(who, s);
  return whenever(said.text, [conjugate(verb, said), rest].filter((word) => word !== '').join(' '));
};

const their = (who: NounPhrase) => (who.you === true ? 'your' : 'their');

/** "your second card each turn", "their first spell each turn". */
const nth = (n: number | undefined, noun: string, who: Whose, s: Speech) =>
  n === undefined ? withArticle(noun) : `${their(s.say.whose(who, s))} ${ordinal(n)} ${noun} each turn`;

const isCreature = (what: What, s: Speech): boolean => {
  if (what === 'self' || what.self === true) return s.self.types.includes('creature');
  const types = what.types ?? what.allTypes;
  if (types !== undefined) return types.includes('creature');
  if (what.anyOf !== undefined) return what.anyOf.some((alternative) => isCreature(alternative, s));
  return what.subtypes !== undefined || what.power !== undefined || what.among !== undefined;
};

const moved = {
  graveyard: 'is put into a graveyard',
  exile: 'is exiled',
  hand: "is returned to its owner's hand",
  library: "is put into its owner's library",
  battlefield: 'enters',
  stack: 'is cast',
  command: 'is put into the command zone',
} as const;

const fromZone = {
  graveyard: ' from a graveyard',
  exile: ' from exile',
  hand: " from a player's hand",
  library: " from a player's library",
  battlefield: ' from the battlefield',
  stack: ' from the stack',
  command: ' from the command zone',
} as const;

function move(trigger: On<'move'>, s: Speech): EventPhrase {
  const { what, from, to } = trigger;
  const head: Head = from === 'battlefield' ? 'permanent' : 'card';
  const lead = what === 'self' ? 'When' : 'Whenever';
  if (what !== 'self' && to === undefined && what.owner === 'you') {
    const { owner: _, ...filter } = what;
    return { lead, subject: subject(filter, s, head).text, happens: `leaves your ${from ?? 'graveyard'}` };
  }
  const who = what === 'self' && from !== 'battlefield' ? 'this card' : subject(what, s, head).text;
  if (what === 'self') subject(what, s, head);
  if (to !== undefined) s.places.set(what === 'self' ? 'self' : 'it', to);
  const whose = what !== 'self' && typeof what.owner === 'string' ? what.owner : undefined;
  const origin =
    from === undefined
      ? to === 'graveyard'
        ? ' from anywhere'
        : ''
      : what === 'self'
        ? ownZone(from)
        : fromZone[from];
  if (to === undefined) return { lead, subject: who, happens: `leaves${origin.replace(' from', '')}` };
  const happens =
    to === 'graveyard' && ((what === 'self' && from !== 'battlefield') || whose === 'you')
      ? 'is put into your graveyard'
      : moved[to];
  return { lead, subject: who, happens: happens + origin };
}

const ownZone = (zone: keyof typeof fromZone) => fromZone[zone].replace(/a player's|a(?= graveyard)/, 'your');

function dies(trigger: On<'dies'>, s: Speech): EventPhrase {
  const creature = isCreature(trigger.what, s);
  const who = subject(trigger.what, s);
  s.places.set(trigger.what === 'self' ? 'self' : 'it', 'graveyard');
  return {
    lead: trigger.what === 'self' || (trigger.what.among !== undefined && creature) ? 'When' : 'Whenever',
    subject: who.text,
    happens: creature ? 'dies' : 'is put into a graveyard from the battlefield',
  };
}

function damage(trigger: On<'damage'>, s: Speech): EventPhrase {
  const kind = trigger.combat === undefined ? '' : trigger.combat ? 'combat ' : 'noncombat ';
  const { source, toPlayer, toObject } = trigger;
  if (source !== undefined) {
    const who = source === 'self' ? s.say.object('self', s) : s.say.np(source, 'a', s, { head: 'source' });
    remember('eventSource', source, 'permanent', s);
    if (toObject === undefined) remember('it', source, 'permanent', s);
    s.focus = source === 'self' ? 'self' : 'eventSource';
    const to: string[] = [];
    if (toPlayer !== undefined) to.push(objectCase(actor(toPlayer, s)));
    if (toObject !== undefined) {
      to.push(objectCase(subject(toObject, s)));
      s.focus = null;
    }
    return whenever(who.text, `deals ${kind}damage${to.length === 0 ? '' : ` to ${to.join(' or ')}`}`);
  }
  if (toPlayer !== undefined && toObject === undefined) {
    const who = actor(toPlayer, s);
    return whenever(who.you === true ? "you're" : `${who.text} is`, `dealt ${kind}damage`);
  }
  const who = subject(toObject ?? {}, s);
  const player = toPlayer === undefined ? '' : ` or ${objectCase(actor(toPlayer, s))}`;
  return whenever(`${who.text}${player}`, `is dealt ${kind}damage`);
}

function attackersDeclared(trigger: On<'attackersDeclared'>, s: Speech): EventPhrase {
  const { who, what, min, against, exactlyAlone } = trigger;
  const attacked = against === undefined ? '' : ` ${objectCase(s.say.whose(against, s))}`;
  if (exactlyAlone === true) {
    const creature = subject({ types: ['creature'], ...what, controller: who }, s);
    return whenever(creature.text, `attacks${attacked} alone`);
  }
  const said = actor(who, s);
  const verb = conjugate('attack', said);
  if (what === undefined && (min === undefined || min <= 1)) return whenever(said.text, verb + attacked);
  const { controller: _, ...filter } = what ?? {};
  const noun = s.say.noun(asCreature(filter), { many: true }, s);
  return whenever(said.text, `${verb}${attacked} with ${numberWord(min ?? 1)} or more ${noun}`);
}

const PRINTERS: Printers = {
  enters,
  dies,
  leaves: (trigger, s) => {
    const event = thing('leaves the battlefield', 'When')(trigger, s);
    if (trigger.what !== 'self') s.focus = null;
    return event;
  },
  move,
  attacks: (trigger, s) => {
    const event = thing('attacks')(trigger, s);
    const whom = trigger.player === undefined ? '' : ` ${objectCase(s.say.whose(trigger.player, s))}`;
    return { ...event, happens: `attacks${whom}${trigger.alone === true ? ' alone' : ''}` };
  },
  attackersDeclared,
  blocks: (trigger, s) => {
    const event = thing('blocks')(trigger, s);
    const whom =
      trigger.blocked === undefined ? '' : ` ${s.say.np(asCreature(trigger.blocked), 'a', s).text}`;
    return { ...event, happens: `blocks${whom}` };
  },
  becomesBlocked: (trigger, s) => {
    const event = thing('becomes blocked')(trigger, s);
    const by = trigger.by === undefined ? '' : ` by ${s.say.np(asCreature(trigger.by), 'a', s).text}`;
    return { ...event, happens: event.happens + by };
  },
  attacksUnblocked: thing("attacks and isn't blocked"),
  damage,
  combatDamageBatch: (trigger, s) => {
    const noun = s.say.noun(asCreature(trigger.source), { many: true }, s);
    s.entities.set('it', { kind: 'object', filter: trigger.source, plural: true });
    return whenever(`one or more ${noun}`, `deal combat damage to ${objectCase(actor(trigger.toPlayer, s))}`);
  },
  step: (trigger, s) => stepEvent(trigger, s),
  cast: ({ who, what, nth: n, nthOfAll }, s) => {
    if (nthOfAll !== undefined) {
      remember('it', what ?? {}, 'spell', s);
      s.focus = 'it';
      s.said.add('it');
      const noun = s.say.noun(what ?? {}, { head: 'spell' }, s);
      return whenever(`the ${ordinal(nthOfAll)} ${noun} of a turn`, 'is cast');
    }
    const said = actor(who, s);
    const verb = conjugate('cast', said);
    if (what?.self === true) {
      s.aliases.set('it', 'self');
      s.focus = 'self';
      return { lead: 'When', subject: said.text, happens: `${verb} this spell` };
    }
    const filter = what ?? {};
    const { other, ...rest } = filter;
    remember('it', filter, 'spell', s);
    const noun = s.say.noun(rest, { head: 'spell', place: 'from' }, s);
    s.focus = 'it';
    s.said.add('it');
    const spell = n === undefined && other === true ? `another ${noun}` : nth(n, noun, who, s);
    return whenever(said.text, `${verb} ${spell}`);
  },
  activate: ({ who, what }, s) => {
    const of = what === undefined ? '' : ` of ${s.say.np(what, 'a', s).text}`;
    s.entities.set('it', { kind: 'object', head: 'ability' });
    return act(who, 'activate', `an ability${of}`, s);
  },
  becomesTarget: (trigger, s) => {
    const by = trigger.by === undefined ? '' : ` ${controlledBy(trigger.by, s)}`;
    const what = trigger.spellsOnly === true ? 'a spell' : 'a spell or ability';
    s.entities.set('eventSource', {
      kind: 'object',
      head: trigger.spellsOnly === true ? 'spell' : 'ability',
    });
    return thing(`becomes the target of ${what}${by}`)(trigger, s);
  },
  gainLife: ({ who }, s) => act(who, 'gain', 'life', s),
  loseLife: ({ who, nth: n }, s) =>
    act(who, 'lose', n === undefined ? 'life' : `life for the ${ordinal(n)} time each turn`, s),
  draw: ({ who, nth: n, exceptFirstInDrawStep }, s) => {
    const said = actor(who, s);
    const except =
      exceptFirstInDrawStep === true
        ? ` except the first one ${said.you === true ? 'you draw in each of your' : 'they draw in each of their'} draw steps`
        : '';
    return act(who, 'draw', nth(n, 'card', who, s) + except, s);
  },
  discard: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    const card =
      what === undefined ? 'a card' : s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }).text;
    s.focus = 'it';
    return act(who, 'discard', card, s);
  },
  cycle: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') return { ...act(who, 'cycle', 'this card', s), lead: 'When' };
    const card =
      what === undefined ? 'a card' : s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }).text;
    return act(who, 'cycle', card, s);
  },
  sacrifice: ({ who, what }, s) => {
    remember('it', what ?? {}, 'permanent', s);
    const permanent = s.say.np(what ?? {}, 'a', s, { controller: 'unsaid' }).text;
    s.focus = 'it';
    return act(who, 'sacrifice', permanent, s);
  },
  playLand: ({ who }, s) => {
    remember('it', { types: ['land'] }, 'permanent', s);
    return act(who, 'play', 'a land', s);
  },
  tap: thing('becomes tapped'),
  untap: thing('becomes untapped'),
  tapForMana: ({ what, who }, s) => {
    s.additionalMana = true;
    if (who === undefined) return thing('is tapped for mana')({ what }, s);
    remember('it', what, 'permanent', s);
    const permanent =
      what === 'self' ? s.say.object('self', s).text : s.say.np(what, 'a', s, { controller: 'unsaid' }).text;
    return act(who, 'tap', `${permanent} for mana`, s);
  },
  counters: ({ what, kind, by, reaches }, s) => {
    const on = subject(what, s);
    const noun = counterNoun(kind ?? 'any');
    if (reaches !== undefined) {
      return {
        lead: 'When',
        subject: `the ${ordinal(reaches)} ${noun}`,
        happens: `is put on ${objectCase(on)}`,
      };
    }
    if (by !== undefined) return act(by, 'put', `one or more ${plural(noun)} on ${objectCase(on)}`, s);
    return whenever(`one or more ${plural(noun)}`, `are put on ${objectCase(on)}`);
  },
  exert: ({ who, what }, s) =>
    act(
      who,
      'exert',
      objectCase(what === undefined ? s.say.np({ types: ['creature'] }, 'a', s) : subject(what, s)),
      s,
    ),
  lastCounterRemoved: ({ what, kind }, s) => ({
    lead: 'When',
    subject: `the last ${counterNoun(kind)}`,
    happens: `is removed from ${objectCase(subject(what, s))}`,
  }),
  playerCounters: ({ who, kind }, s) =>
    act(
      who,
      'get',
      kind === 'energy' ? 'one or more {E}' : `one or more ${plural(counterNoun(kind ?? 'any'))}`,
      s,
    ),
  transforms: (trigger, s) =>
    thing(
      trigger.what === 'self' && s.self.name !== '' ? `transforms into ${shortName(s.self)}` : 'transforms',
      'When',
    )(trigger, s),
  turnedFaceUp: thing('is turned face up', 'When'),
  becomesMonarch: ({ who }, s) => act(who, 'become', 'the monarch', s),
  dayNightChanges: () => whenever('day', 'becomes night or night becomes day'),
  mill: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') return { lead: 'When', subject: 'this card', happens: 'is milled' };
    return act(who, 'mill', s.say.np(what ?? {}, 'a', s, { head: 'card', place: 'unsaid' }).text, s);
  },
  scry: ({ who }, s) => act(who, 'scry', '', s),
  attach: thing('becomes attached to a permanent'),
  chapter: () => ({ lead: '', subject: '', happens: '' }),
  state: ({ condition }, s) => ({ lead: 'When', subject: s.say.condition(condition, s), happens: '' }),
};

function controlledBy(whose: Whose, s: Speech): string {
  const who = s.say.whose(whose, s);
  return whose === 'notYou' ? "you don't control" : `${who.text} ${conjugate('control', who)}`;
}

/** When an ability triggers: "Whenever" · "another creature you control" · "enters". */
export function event<K extends Trigger['on']>(trigger: On<K>, s: Speech): EventPhrase {
  const printer: (trigger: On<K>, s: Speech) => EventPhrase = PRINTERS[trigger.on as K];
  return printer(trigger, s);
}
