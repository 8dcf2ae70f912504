import type { Ability, ActivatedAbility, Mode, TargetSpec, Trigger, TriggeredAbility } from '@ettin/schema';
import { isOnePerKick, isSameMove, mergeMoves, type SameMove } from '../idioms.js';
import { newScope } from '../scope.js';
import type { Self } from '../self.js';
import { costText } from './cost.js';
import { modesText, modeText } from './modes.js';
import { replacementSentences } from './replacement.js';
import type { EventPhrase, Say, Speech } from './speech.js';
import { staticSentences } from './static.js';
import { capitalize, list, roman, sentence } from './words.js';

const TIMINGS = {
  sorcery: 'as a sorcery',
  yourTurn: 'during your turn',
  yourUpkeep: 'during your upkeep',
  opponentsTurn: "during an opponent's turn",
  combat: 'during combat',
} as const;

/** Targets that no effect has mentioned are chosen up front. */
function unmentioned(
  targets: readonly TargetSpec[] | undefined,
  sentences: readonly string[],
  s: Speech,
): string[] {
  const left = (targets ?? []).filter((spec) => !s.said.has(`target:${spec.id}`));
  return left.length === 0
    ? [...sentences]
    : [
        `choose ${list(
          left.map((spec) => s.say.target(spec, s).text),
          'and',
        )}`,
        ...sentences,
      ];
}

function body(
  ability: {
    readonly targets?: readonly TargetSpec[];
    readonly effects?: readonly Parameters<Say['effects']>[0][number][];
    readonly modes?: Parameters<typeof modesText>[0];
  },
  s: Speech,
): string[] {
  const first = (ability.targets ?? []).filter(isOnePerKick).map((spec) => s.say.target(spec, s).text);
  const said = [
    ...first.map((text) => `choose ${text}`),
    ...unmentioned(ability.targets, s.say.effects(ability.effects ?? [], s), s),
  ];
  return ability.modes === undefined ? said : [...said, modesText(ability.modes, s)];
}

function restrictions(ability: ActivatedAbility, s: Speech): string[] {
  const said: string[] = [];
  const only: string[] = [];
  if (ability.timing !== undefined) only.push(TIMINGS[ability.timing]);
  if (ability.limit === 'turn') only.push('once each turn');
  if (ability.limit === 'once') only.push('once');
  if (ability.if !== undefined) only.push(`if ${s.say.condition(ability.if, s)}`);
  if (only.length > 0) said.push(`activate ${only.map((one) => `only ${one}`).join(' and ')}`);
  if (ability.who === 'any') said.push('any player may activate this ability');
  if (ability.who === 'opponent') said.push('only your opponents may activate this ability');
  return said;
}

function activated(ability: ActivatedAbility, s: Speech): string {
  const cost = costText(ability.cost, s);
  const said = body(ability, s);
  s.focus = s.focus === 'self' ? 'self' : null;
  const all = [...said, ...restrictions(ability, { ...s, focus: null })];
  return `${cost}: ${paragraph(all)}`;
}

const isList = (when: Trigger | readonly Trigger[]): when is readonly Trigger[] => Array.isArray(when);

/** "Whenever this creature enters or attacks", "When this creature or another creature you control dies". */
function joined(events: readonly EventPhrase[]): string {
  const [first] = events;
  if (first === undefined) return '';
  const whenever = events.some((event) => event.lead === 'Whenever') ? 'Whenever' : first.lead;
  const say = (event: EventPhrase) => `${event.subject} ${event.happens}`.trim();
  if (events.every((event) => event.subject === first.subject)) {
    return `${whenever} ${first.subject} ${list(
      events.map((event) => event.happens),
      'or',
    )}`.trim();
  }
  if (events.every((event) => event.happens === first.happens)) {
    return `${whenever} ${list(
      events.map((event) => event.subject),
      'or',
    )} ${first.happens}`.trim();
  }
  return events
    .map((event, at) => (at === 0 ? `${whenever} ${say(event)}` : alternative(event)))
    .join(events.length > 2 ? ', or ' : ' or ');
}

const alternative = (event: EventPhrase): string =>
  `${event.lead === 'At' ? 'at ' : ''}${event.subject} ${event.happens}`.trim();

/** "from anywhere other than the battlefield", "from a hand or a library". */
function sameMove({ trigger, from, elsewhere }: SameMove, s: Speech): EventPhrase {
  const event = s.say.event(trigger, s);
  const zones = from.map((zone) => (zone === undefined ? 'anywhere' : `a ${zone}`));
  const origin = elsewhere ? 'from anywhere other than the battlefield' : `from ${list(zones, 'or')}`;
  return { ...event, happens: event.happens.replace(/from .*$/, origin) };
}

function chapters(when: Trigger): string | null {
  return when.on === 'chapter' ? when.numbers.map(roman).join(', ') : null;
}

const IN_TURN = new Set<Trigger['on']>([
  'cast',
  'draw',
  'gainLife',
  'loseLife',
  'discard',
  'sacrifice',
  'activate',
]);

/** "during your turn", for what players do; otherwise the turn is a condition like any other. */
function turnWords(ability: TriggeredAbility, triggers: readonly Trigger[], s: Speech): string | null {
  const condition = ability.if;
  if (condition === undefined || !('turnOf' in condition) || !triggers.every(({ on }) => IN_TURN.has(on)))
    return null;
  return condition.turnOf === 'opponents'
    ? "each opponent's turn"
    : `${s.say.whose(condition.turnOf, s).possessive} turn`;
}

const onTurn = (event: string, turn: string | null): string => {
  if (turn === null) return event;
  if (event.endsWith(' each turn'))
    return event.replace(/ each turn$/, ` during ${turn.replace(/^your turn$/, 'each of your turns')}`);
  return `${event} during ${turn.replace(/^each opponent's turn$/, "an opponent's turn")}`;
};

function triggered(ability: TriggeredAbility, s: Speech): string {
  const triggers = isList(ability.when) ? ability.when : [ability.when];
  const [first] = triggers;
  const chapter = first === undefined ? null : chapters(first);
  if (chapter !== null) return `${chapter} — ${paragraph(body(ability, s))}`;
  const events = mergeMoves(triggers).map((trigger) => {
    s.focus = null;
    return isSameMove(trigger) ? sameMove(trigger, s) : s.say.event(trigger, s);
  });
  const during = turnWords(ability, triggers, s);
  const condition =
    ability.if === undefined || during !== null ? '' : `, if ${s.say.condition(ability.if, s)}`;
  const said = body(ability, s);
  const [then = '', ...more] = said;
  const once = ability.limit === 'turn' ? ['this ability triggers only once each turn'] : [];
  return paragraph([`${onTurn(joined(events), during)}${condition}, ${then}`, ...more, ...once]);
}

/** Sentences with capitals and periods; the lines of modes end by themselves. */
function paragraph(sentences: readonly string[]): string {
  return sentences.map((text) => (text.includes('\n') ? capitalize(text) : sentence(text))).join(' ');
}

function speechFor(ability: Ability, self: Self, say: Say): Speech {
  const from =
    ability.kind === 'spell' || ability.from === undefined
      ? 'battlefield'
      : typeof ability.from === 'string'
        ? ability.from
        : (ability.from[0] ?? 'battlefield');
  const targets = 'targets' in ability && ability.targets !== undefined ? { targets: ability.targets } : {};
  return { ...newScope(self, from, { ...ability, ...targets }), say, player: null };
}

/** What was sacrificed on casting is known from the start. */
function bindPaid(self: Self, s: Speech): void {
  if (self.additionalCost === undefined) return;
  s.say.cost(self.additionalCost, s);
  Object.assign(s, { focus: null, tails: [], where: null });
}

/** The paragraph of one ability. */
export function ability(ability_: Ability, self: Self, say: Say): string {
  const s = speechFor(ability_, self, say);
  bindPaid(self, s);
  switch (ability_.kind) {
    case 'spell':
      return paragraph(body(ability_, s));
    case 'activated':
      return activated(ability_, s);
    case 'triggered':
      return triggered(ability_, s);
    case 'static':
      return paragraph(staticSentences(ability_, s));
    case 'replacement':
      return paragraph(replacementSentences(ability_, s));
  }
}

/** One mode of a modal ability by itself. */
export function mode(mode_: Mode, self: Self, say: Say): string {
  return modeText(mode_, { ...newScope(self, 'battlefield', mode_), say, player: null });
}
