import type { Ability, ActivatedAbility, Mode, TargetSpec, Trigger, TriggeredAbility } from '@ettin/schema';
import { isOnePerKick, isSameMove, mergeMoves, type SameMove } from '../idioms.js';
import { newScope } from '../scope.js';
import type { Self } from '../self.js';
import { costText } from './cost.js';
import { named, owned, phrase } from './grammar.js';
import { modesText, modeText } from './modes.js';
import { fromZone } from './moves.js';
import { replacementSentences } from './replacement.js';
import { type EventPhrase, fresh, type Say, type Speech } from './speech.js';
import { staticSentences } from './static.js';
import { NOUNS } from './vocabulary.js';
import { capitalize, elide, list, roman, sentence } from './words.js';

const TIMINGS = {
  sorcery: 'lorsque vous pourriez lancer un rituel',
  yourTurn: 'pendant votre tour',
  yourUpkeep: 'pendant votre entretien',
  opponentsTurn: 'pendant le tour de un adversaire',
  combat: 'pendant le combat',
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
        `choisissez ${list(
          left.map((spec) => named(s.say.target(spec, s))),
          'et',
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
  const first = (ability.targets ?? []).filter(isOnePerKick).map((spec) => named(s.say.target(spec, s)));
  const said = [
    ...first.map((text) => `choisissez ${text}`),
    ...unmentioned(ability.targets, s.say.effects(ability.effects ?? [], s), s),
  ];
  return ability.modes === undefined ? said : [...said, modesText(ability.modes, s)];
}

function restrictions(ability: ActivatedAbility, s: Speech): string[] {
  const only: string[] = [];
  if (ability.timing !== undefined) only.push(TIMINGS[ability.timing]);
  if (ability.limit === 'turn') only.push('une fois par tour');
  if (ability.limit === 'once') only.push('une fois');
  if (ability.if !== undefined) only.push(`si ${s.say.condition(ability.if, s)}`);
  const said = only.length === 0 ? [] : [`n'activez cette capacité que ${list(only, 'et')}`];
  if (ability.who === 'any') said.push('tout joueur peut activer cette capacité');
  if (ability.who === 'opponent') said.push('seuls vos adversaires peuvent activer cette capacité');
  return said;
}

function activated(ability: ActivatedAbility, s: Speech): string {
  const cost = costText(ability.cost, s);
  const said = body(ability, s);
  s.focus = s.focus === 'self' ? 'self' : null;
  const all = [...said, ...restrictions(ability, { ...s, focus: null })];
  return `${elide(cost)} : ${paragraph(all)}`;
}

const isList = (when: Trigger | readonly Trigger[]): when is readonly Trigger[] => Array.isArray(when);

const words = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

const happening = ({ subject, happens, origin = '' }: EventPhrase) => words(subject, happens) + origin;

/** "À chaque fois que cette créature arrive ou attaque", "Quand cette créature ou une autre créature meurt". */
function joined(events: readonly EventPhrase[]): string {
  const [first] = events;
  if (first === undefined) return '';
  const whenever = events.some((event) => event.lead === 'À chaque fois que')
    ? 'À chaque fois que'
    : first.lead;
  if (events.every((event) => event.subject === first.subject)) {
    const all = events.map(({ happens, origin = '' }) => happens + origin);
    return words(whenever, first.subject, list(all, 'ou'));
  }
  if (events.every((event) => event.happens === first.happens && event.origin === first.origin)) {
    const who = list(
      events.map((event) => event.subject),
      'ou',
    );
    return words(whenever, who, first.happens) + (first.origin ?? '');
  }
  return events
    .map((event, at) =>
      at === 0
        ? words(whenever, happening(event))
        : `ou ${event.lead === '' ? '' : 'que '}${happening(event)}`,
    )
    .join(' ');
}

/** "depuis n'importe où excepté le champ de bataille", "depuis une main ou une bibliothèque". */
function sameMove({ trigger, from, elsewhere }: SameMove, s: Speech): EventPhrase {
  const event = s.say.event(trigger, s);
  const zones = from.map((zone) => (zone === undefined ? "n'importe où" : fromZone(zone, false)));
  const origin = elsewhere
    ? " depuis n'importe où excepté le champ de bataille"
    : ` depuis ${list(zones, 'ou')}`;
  return { ...event, origin };
}

const chapters = (when: Trigger): string | null =>
  when.on === 'chapter' ? when.numbers.map(roman).join(', ') : null;

const IN_TURN = new Set<Trigger['on']>([
  'cast',
  'draw',
  'gainLife',
  'loseLife',
  'discard',
  'sacrifice',
  'activate',
]);

/** " pendant votre tour", for what players do; otherwise the turn is a condition like any other. */
function duringTurn(ability: TriggeredAbility, triggers: readonly Trigger[], s: Speech): string | null {
  const condition = ability.if;
  if (condition === undefined || !('turnOf' in condition) || !triggers.every(({ on }) => IN_TURN.has(on)))
    return null;
  const turn =
    condition.turnOf === 'opponents'
      ? owned(phrase('un adversaire'), NOUNS.turn)
      : owned(s.say.whose(condition.turnOf, s), NOUNS.turn);
  return ` pendant ${turn}`;
}

function onTurn(event: string, turn: string | null): string {
  if (turn === null) return event;
  if (!event.endsWith(' à chaque tour')) return event + turn;
  const each = turn
    .replace(/ votre tour$/, ' chacun de vos tours')
    .replace(/ le tour de un /, ' le tour de chaque ');
  return event.replace(/ à chaque tour$/, each);
}

function triggered(ability: TriggeredAbility, s: Speech): string {
  const triggers = isList(ability.when) ? ability.when : [ability.when];
  const [first] = triggers;
  const chapter = first === undefined ? null : chapters(first);
  if (chapter !== null) return `${chapter} — ${paragraph(body(ability, s))}`;
  const events = mergeMoves(triggers).map((trigger) => {
    s.focus = null;
    return isSameMove(trigger) ? sameMove(trigger, s) : s.say.event(trigger, s);
  });
  const during = duringTurn(ability, triggers, s);
  const condition =
    ability.if === undefined || during !== null ? '' : `, si ${s.say.condition(ability.if, s)}`;
  const said = body(ability, s);
  const [then = '', ...more] = said;
  const once = ability.limit === 'turn' ? ['cette capacité ne se déclenche que une fois par tour'] : [];
  return paragraph([`${onTurn(joined(events), during)}${condition}, ${then}`, ...more, ...once]);
}

/** Sentences with capitals and periods; the lines of modes end by themselves. */
const paragraph = (sentences: readonly string[]): string =>
  sentences.map((text) => (text.includes('\n') ? capitalize(elide(text)) : sentence(text))).join(' ');

function speechFor(ability: Ability, self: Self, say: Say, byName: boolean): Speech {
  const from =
    ability.kind === 'spell' || ability.from === undefined
      ? 'battlefield'
      : typeof ability.from === 'string'
        ? ability.from
        : (ability.from[0] ?? 'battlefield');
  const targets = 'targets' in ability && ability.targets !== undefined ? { targets: ability.targets } : {};
  return { ...newScope(self, from, { ...ability, ...targets }), ...fresh(say, byName) };
}

/** What was sacrificed on casting is known from the start. */
function bindPaid(self: Self, s: Speech): void {
  if (self.additionalCost === undefined) return;
  s.say.cost(self.additionalCost, s);
  Object.assign(s, { focus: null, tails: [], where: null });
}

/** The paragraph of one ability. Where "cette créature" would be two things, the source goes by its name. */
export function ability(ability_: Ability, self: Self, say: Say): string {
  const s = speechFor(ability_, self, say, false);
  const text = printed(ability_, s);
  return s.meant.size < 2 || self.name === '' || self.what !== 'card'
    ? text
    : printed(ability_, speechFor(ability_, self, say, true));
}

function printed(ability_: Ability, s: Speech): string {
  bindPaid(s.self, s);
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
  return modeText(mode_, { ...newScope(self, 'battlefield', mode_), ...fresh(say) });
}
