import type { Filter, Instead, ReplacedEvent, ReplacementAbility, Value } from '@ettin/schema';
import { counterNoun, counters } from './counters.js';
import { entering } from './entering.js';
import { conjugate, type NounPhrase, objectCase, phrase } from './grammar.js';
import type { Speech } from './speech.js';
import { list, numberWord, plural, withArticle } from './words.js';

type Event<K extends ReplacedEvent['event']> = Extract<ReplacedEvent, { readonly event: K }>;

interface Situation {
  /** "if you would draw a card" without the "if". */
  readonly would: string;
  /** What the multiplied or changed event is then: "you draw", "it deals". */
  readonly then: (amount: string) => string;
  /** "cards", "damage": what comes after the amount. */
  readonly unit: 'life' | 'damage' | 'things';
}

const isSelf = (what: Filter | 'self' | undefined): what is 'self' => what === 'self';

function thing(
  what: Filter | 'self',
  s: Speech,
  head: 'permanent' | 'card' | 'source' = 'permanent',
): NounPhrase {
  if (isSelf(what)) {
    s.aliases.set('it', 'self');
    return s.say.object('self', s);
  }
  s.aliases.delete('it');
  s.entities.set('it', { kind: 'object', filter: what, head });
  const said = s.say.np(what, 'a', s, { head });
  s.focus = 'it';
  s.said.add('it');
  return said;
}

function player(whose: Parameters<Speech['say']['whose']>[0], s: Speech): NounPhrase {
  const who = s.say.whose(whose, s);
  s.thatPlayer = who.you === true ? 'you' : 'plain';
  return who;
}

/** "they" for whoever would. */
const again = (who: NounPhrase) => (who.you === true ? 'you' : 'that player');

const verb = (who: NounPhrase, plain: string) => (who.you === true ? plain : conjugate(plain, who));

function damage(event: Event<'damage'>, s: Speech): Situation {
  const kind = event.combat === undefined ? 'damage' : event.combat ? 'combat damage' : 'noncombat damage';
  const source = event.source === undefined ? phrase('a source') : thing(event.source, s, 'source');
  const to: string[] = [];
  if (event.toPlayer !== undefined) to.push(objectCase(s.say.whose(event.toPlayer, s)));
  if (event.toObject !== undefined) to.push(objectCase(thing(event.toObject, s)));
  const whom =
    to.length === 0
      ? event.source === undefined
        ? ''
        : ' to a permanent or player'
      : ` to ${list(to, 'or')}`;
  s.entities.set('eventSource', { kind: 'object', head: 'permanent' });
  const [only] = to;
  const again =
    only === undefined
      ? ''
      : to.length > 1
        ? ' to that player or permanent'
        : event.toObject !== undefined
          ? ' to that permanent'
          : ` to ${only === 'you' ? 'you' : 'that player'}`;
  return {
    would: `${source.text} would deal ${kind}${whom}`,
    then: (amount) => `it deals ${amount}${again} instead`,
    unit: 'damage',
  };
}

const FROM_ZONES = {
  battlefield: ' from the battlefield',
  graveyard: ' from a graveyard',
  hand: ' from a hand',
  library: ' from a library',
  stack: ' from the stack',
  exile: ' from exile',
  command: ' from the command zone',
} as const;

function move(event: Event<'move'>, s: Speech): Situation {
  const whose = event.owner === undefined ? null : s.say.whose(event.owner, s);
  const card = event.from === 'battlefield' ? 'permanent' : 'card';
  const it = thing(event.what, s, card);
  const creature = !isSelf(event.what)
    ? event.what.types?.join() === 'creature' || event.what.among !== undefined
    : s.self.types.includes('creature');
  if (event.from === 'battlefield' && event.to === 'graveyard' && creature) {
    return { would: `${it.text} would die`, then: () => '', unit: 'things' };
  }
  const from =
    event.from === undefined ? (event.to === undefined ? '' : ' from anywhere') : FROM_ZONES[event.from];
  const to =
    event.to === undefined
      ? ` would leave${from.replace(' from', '')}`
      : event.to === 'exile'
        ? ` would be exiled${from}`
        : ` would be put into ${whose === null ? withArticle(event.to) : `${whose.possessive} ${event.to}`}${from}`;
  return { would: it.text + to, then: () => '', unit: 'things' };
}

function situation(event: ReplacedEvent, s: Speech): Situation {
  switch (event.event) {
    case 'damage':
      return damage(event, s);
    case 'enters': {
      const it = thing(event.what, s);
      return { would: `${it.text} would enter`, then: () => '', unit: 'things' };
    }
    case 'move':
      return move(event, s);
    case 'draw': {
      const who = player(event.who, s);
      const except =
        event.exceptFirstInDrawStep === true
          ? ` except the first one ${again(who) === 'you' ? 'you draw in each of your' : 'they draw in each of their'} draw steps`
          : '';
      return {
        would: `${who.text} would draw a card${except}`,
        then: (amount) => `${again(who)} ${verb(who, 'draw')} ${amount} instead`,
        unit: 'things',
      };
    }
    case 'gainLife':
    case 'loseLife': {
      const who = player(event.who, s);
      const plain = event.event === 'gainLife' ? 'gain' : 'lose';
      return {
        would: `${who.text} would ${plain} life`,
        then: (amount) => `${again(who)} ${verb(who, plain)} ${amount} instead`,
        unit: 'life',
      };
    }
    case 'counters': {
      const noun = plural(counterNoun(event.kind ?? 'any'));
      const on = event.what === undefined ? null : thing(event.what, s);
      const who = event.who === undefined ? null : player(event.who, s);
      if (on === null && who !== null) {
        return {
          would: `${who.text} would get one or more ${noun}`,
          then: (amount) => `${again(who)} ${verb(who, 'get')} ${amount} ${noun} instead`,
          unit: 'things',
        };
      }
      const where = on === null ? 'a permanent' : objectCase(on);
      const ofKind = event.kind === undefined ? 'of each of those kinds of counters' : noun;
      return who === null
        ? {
            would: `one or more ${noun} would be put on ${where}`,
            then: (amount) => `${amount} ${ofKind} are put on it instead`,
            unit: 'things',
          }
        : {
            would: `${who.text} would put one or more ${noun} on ${where}`,
            then: (amount) => `${again(who)} ${verb(who, 'put')} ${amount} ${noun} on it instead`,
            unit: 'things',
          };
    }
    case 'tokens': {
      const who = s.say.whose(event.who, s);
      const tokens = s.say.noun(event.what ?? {}, { many: true, head: 'token' }, s);
      return {
        would: `one or more ${tokens} would be created under ${who.possessive} control`,
        then: (amount) => `${amount} of those tokens are created instead`,
        unit: 'things',
      };
    }
    case 'discard': {
      const who = player(event.who, s);
      const what = isSelf(event.what)
        ? 'this card'
        : event.what === undefined
          ? 'a card'
          : thing(event.what, s, 'card').text;
      if (isSelf(event.what)) thing('self', s);
      return event.byOpponent === true
        ? {
            would: `a spell or ability an opponent controls causes ${objectCase(who)} to discard ${what}`,
            then: () => '',
            unit: 'things',
          }
        : {
            would: `${who.text} would discard ${what}`,
            then: (amount) => `${again(who)} ${verb(who, 'discard')} ${amount} instead`,
            unit: 'things',
          };
    }
    case 'loseGame':
    case 'winGame': {
      const who = player(event.who, s);
      return {
        would: `${who.text} would ${event.event === 'loseGame' ? 'lose' : 'win'} the game`,
        then: () => '',
        unit: 'things',
      };
    }
    case 'mana': {
      const what = s.say.np(event.what, 'a', s, { controller: 'unsaid' });
      return {
        would: `you tap ${what.text} for mana`,
        then: (amount) => `it produces ${amount.replace('that many', 'as much')} of that mana instead`,
        unit: 'things',
      };
    }
    case 'destroy':
      return { would: `${thing(event.what, s).text} would be destroyed`, then: () => '', unit: 'things' };
    case 'mill': {
      const who = player(event.who, s);
      return {
        would: `${who.text} would mill one or more cards`,
        then: (amount) => `${again(who)} ${verb(who, 'mill')} ${amount} cards instead`,
        unit: 'things',
      };
    }
    case 'untap':
      return {
        would: `${thing(event.what, s).text} would untap during ${isSelf(event.what) ? 'your' : "its controller's"} untap step`,
        then: () => '',
        unit: 'things',
      };
  }
}

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

type Change = Extract<
  Instead,
  | { readonly multiply: unknown }
  | { readonly plus: unknown }
  | { readonly minus: unknown }
  | { readonly atMost: unknown }
>;

/** "twice that much life", "that many cards plus one", "that much damage minus 1". */
function changed(instead: Change, at: Situation, s: Speech): string {
  const unit = at.unit === 'things' ? '' : ` ${at.unit}`;
  const base = at.unit === 'things' ? 'that many' : `that much${unit}`;
  if ('multiply' in instead) {
    const times = TIMES[instead.multiply] ?? `${numberWord(instead.multiply)} times`;
    return at.unit === 'damage' && instead.multiply === 2 ? 'double that damage' : `${times} ${base}`;
  }
  const number = (value: Value) =>
    typeof value === 'number'
      ? at.unit === 'things'
        ? numberWord(value)
        : String(value)
      : s.say.value(value, s);
  if ('plus' in instead) return `${base} plus ${number(instead.plus)}`;
  if ('minus' in instead) return `${base} minus ${number(instead.minus)}`;
  return `${number(instead.atMost)}${unit}`;
}

function redirected(event: Event<'damage'>, to: string, s: Speech): string {
  const targets: string[] = [];
  if (event.toPlayer !== undefined) targets.push(objectCase(s.say.whose(event.toPlayer, s)));
  if (event.toObject !== undefined)
    targets.push(
      objectCase(
        isSelf(event.toObject)
          ? s.say.object('self', s)
          : s.say.np(event.toObject, event.toPlayer === undefined ? 'a' : 'bare', s),
      ),
    );
  const kind =
    event.combat === true ? 'combat damage' : event.combat === false ? 'noncombat damage' : 'damage';
  const by =
    event.source === undefined
      ? ''
      : ` by ${isSelf(event.source) ? s.say.object('self', s).text : s.say.np(event.source, 'a', s).text}`;
  return `all ${kind} that would be dealt to ${list(targets, 'and')}${by} is dealt to ${to} instead`;
}

function prevention(ability: ReplacementAbility, amount: 'all' | Value, s: Speech): string | null {
  const event = ability.replaces;
  if (event.event !== 'damage') return null;
  if (amount !== 'all') return null;
  const kind =
    event.combat === true ? 'combat damage' : event.combat === false ? 'noncombat damage' : 'damage';
  const to: string[] = [];
  if (event.toPlayer !== undefined) to.push(objectCase(s.say.whose(event.toPlayer, s)));
  if (event.toObject !== undefined)
    to.push(
      objectCase(isSelf(event.toObject) ? s.say.object('self', s) : s.say.np(event.toObject, 'bare', s)),
    );
  const by =
    event.source === undefined
      ? ''
      : ` by ${isSelf(event.source) ? s.say.object('self', s).text : s.say.np(event.source, 'bare', s).text}`;
  return `prevent all ${kind} that would be dealt${to.length === 0 ? '' : ` to ${list(to, 'and')}`}${by}`;
}

const MOVES = {
  exile: (it: string) => `exile ${it} instead`,
  library: (it: string, position?: string) =>
    position === 'shuffled'
      ? `shuffle ${it} into its owner's library instead`
      : `put ${it} on ${position === 'bottom' ? 'the bottom' : 'top'} of its owner's library instead`,
  hand: (it: string) => `return ${it} to its owner's hand instead`,
  battlefield: (it: string) => `put ${it} onto the battlefield instead of putting it into your graveyard`,
  graveyard: (it: string) => `put ${it} into its owner's graveyard instead`,
  stack: (it: string) => `put ${it} on the stack instead`,
  command: (it: string) => `put ${it} into the command zone instead`,
} as const;

function consequence(instead: Instead, at: Situation, s: Speech): string[] {
  if ('multiply' in instead || 'plus' in instead || 'minus' in instead || 'atMost' in instead) {
    return [at.then(changed(instead, at, s))];
  }
  if ('prevent' in instead) {
    return [
      instead.prevent === 'all'
        ? 'prevent that damage'
        : `prevent ${s.say.value(instead.prevent, s)} of that damage`,
    ];
  }
  if ('redirectTo' in instead) {
    const to = s.say.isPlayer(instead.redirectTo, s)
      ? s.say.player(instead.redirectTo, s)
      : s.say.object(instead.redirectTo, s);
    return [`that damage is dealt to ${objectCase(to)} instead`];
  }
  if ('reveal' in instead) return [`reveal ${objectCase(s.say.object('it', s))}`];
  if ('toZone' in instead)
    return [MOVES[instead.toZone](objectCase(s.say.object('it', s)), instead.position)];
  if ('instead' in instead) {
    const said = s.say.effects(instead.instead, s, { together: true });
    const [first = 'nothing happens', ...more] = said;
    return [
      said.length === 1 && instead.instead.length <= 1 ? `${first} instead` : `instead ${first}`,
      ...more,
    ];
  }
  if ('also' in instead) return s.say.effects(instead.also, s, { together: true });
  if ('entersTapped' in instead) return ['it enters tapped'];
  if ('entersWith' in instead)
    return [`it enters with ${counters(instead.entersWith, instead.count, s)} on it`];
  if ('underControlOf' in instead)
    return [`it enters under ${s.say.player(instead.underControlOf, s).possessive} control`];
  return s.say.effects(instead.asEnters, s);
}

/** The sentences of a replacement ability, begun small and without periods. */
export function replacementSentences(ability: ReplacementAbility, s: Speech): string[] {
  const condition = ability.if;
  const [only] = ability.with;
  const isEntering = ability.replaces.event === 'enters' && ability.optional !== true;
  const cast = condition !== undefined && ('cast' in condition || 'kickedWith' in condition);
  const before = isEntering && cast ? `if ${s.say.condition(condition, s)}, ` : '';
  const enters = isEntering ? entering(ability, s) : null;
  if (enters !== null) {
    const after = condition === undefined || cast ? '' : ` if ${s.say.condition(condition, s)}`;
    return enters.map((text, at) => (at === 0 ? before + text + after : text));
  }
  const simple = ability.with.length === 1 && ability.optional !== true;
  if (simple && only !== undefined) {
    const special = simpleForm(ability, only, s);
    if (special !== null) {
      return [condition === undefined ? special : `as long as ${s.say.condition(condition, s)}, ${special}`];
    }
  }
  const at = situation(ability.replaces, s);
  const and = condition === undefined ? '' : ` and ${s.say.condition(condition, s)}`;
  const texts = together(ability.with.flatMap((instead) => consequence(instead, at, s)));
  const may = ability.optional === true ? 'you may ' : '';
  return texts.map((text, index) => (index === 0 ? `if ${at.would}${and}, ${may}${text}` : text));
}

/** "instead exile it and create …": what is also done joins what is done instead. */
function together(texts: readonly string[]): readonly string[] {
  const [first, second, ...more] = texts;
  if (first === undefined || second === undefined || !first.endsWith(' instead')) return texts;
  return [`instead ${first.slice(0, -' instead'.length)} and ${second}`, ...more];
}

function simpleForm(ability: ReplacementAbility, instead: Instead, s: Speech): string | null {
  if ('prevent' in instead) return prevention(ability, instead.prevent, s);
  if ('redirectTo' in instead && ability.replaces.event === 'damage') {
    const to = s.say.isPlayer(instead.redirectTo, s)
      ? s.say.player(instead.redirectTo, s)
      : s.say.object(instead.redirectTo, s);
    return redirected(ability.replaces, objectCase(to), s);
  }
  return null;
}
