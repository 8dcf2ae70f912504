import type { ObjectId, Seat, Step } from '@ettin/schema';
import { NO_COMBAT } from '../combat/targets.js';
import { PERMANENT_TYPES } from '../compile/bits.js';
import type { Def, Rules } from '../compile/types.js';
import { movePlan } from '../events/happening.js';
import { Game } from '../game.js';
import { run } from '../run.js';
import { cloneTurn } from '../state/clone.js';
import { randomInt } from '../state/random.js';
import type { Obj } from '../state/state.js';
import { withStatus } from '../state/with.js';
import { legalAttachment } from '../zones/attach.js';
import { enterBattlefield } from '../zones/enter.js';
import { newHandObject, newObject } from '../zones/slots.js';
import type {
  BoardCreated,
  BoardFault,
  BoardSpec,
  PermanentSpec,
  PlacedCard,
  PlayerBoard,
  TeamBoard,
} from './board-spec.js';
import { initialState, setupFaults } from './game.js';
import { drawHand } from './hand.js';

/** Steps in which attackers or blockers have been declared, which a board can't say. */
const MID_COMBAT: readonly (Step | 'mulligan')[] = [
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
];
/** Steps without priority: they can only be begun (CR 502.4, 514.3). */
const NO_PRIORITY: readonly (Step | 'mulligan')[] = ['untap', 'cleanup'];

/**
 * A game in the middle, from data: what enters by the set-up triggers nothing and is not replaced. State-based
 * actions are then looked at and waiting state triggers put on the stack, as whenever a team is about to get
 * priority (CR 117.5). Faults list everything that can't be.
 */
export function createBoard(rules: Rules, spec: BoardSpec): BoardCreated {
  const faults: BoardFault[] = [];
  const fault = (code: BoardFault['code'], at: BoardFault['at'], message: string) =>
    faults.push({ code, message, at });
  const teams = spec.teams.map((t) => t.players.map((p) => ({ name: p.name, deck: [] })));
  const { seating } = spec;
  const setup = { seed: '', teams, ...(seating === undefined ? {} : { seating }) };
  for (const f of setupFaults(rules, setup)) fault('teams', ['teams'], f.message);
  const step = checkFrame(spec, fault);
  if (faults.length > 0) return { ok: false, faults };

  const decks = spec.teams.map((t) =>
    t.players.map((p) => ({
      name: p.name,
      deck: [
        ...(p.battlefield ?? []).filter((x) => x.token !== true),
        ...(p.hand ?? []),
        ...(p.graveyard ?? []),
        ...(p.exile ?? []),
        ...(p.library ?? []),
      ].map((x) => x.card),
      sideboard: p.sideboard ?? [],
    })),
  );
  const sharedSideboards = spec.teams.map((t) => t.sideboard ?? []);
  for (const [t, team] of spec.teams.entries()) {
    checkOutside(rules, team.sideboard, ['teams', t, 'sideboard'], fault);
    for (const [p, player] of team.players.entries())
      checkOutside(rules, player.sideboard, ['teams', t, 'players', p, 'sideboard'], fault);
  }
  if (faults.length > 0) return { ok: false, faults };
  const g = new Game(
    rules,
    initialState(rules, { teams: decks, seed: spec.seed ?? 'board', sharedSideboards }),
  );
  setTurn(g, spec, step);
  const place = new Placing(g, fault);
  let seat = 0;
  for (const [t, team] of spec.teams.entries()) {
    setTeamValues(g, t, team, fault);
    for (const [p, player] of team.players.entries())
      place.player(seat++, player, ['teams', t, 'players', p]);
  }
  g.touch();
  place.attachAll();
  g.touch();
  if (faults.length > 0) return { ok: false, faults };

  if (step === 'mulligan') {
    g.emit({
      type: 'gameStarted',
      cite: 'game.startingTeam',
      audience: 'all',
      startingTeam: g.s.turn.startingTeam,
      seedCommitment: g.s.status.commitment,
    });
    for (const p of g.s.players)
      if ((g.s.hands[p.seat] ?? []).length === 0)
        drawHand(g, p.seat, rules.edition.parameters.openingHandSize);
    g.push({ k: 'setup', answer: null, stage: 'mulligan', declared: {}, asked: 0, order: [] });
  } else {
    const beginning = spec.beginning === true;
    g.push({ k: 'turn', answer: null, stage: beginning ? 'enter' : 'act', progress: 0, data: [] });
    if (!beginning) g.s.priority = { team: g.s.turn.team, passed: 0, teamsPassed: 0 };
    g.s.checked = -1;
  }
  run(g);
  return { ok: true, state: g.s, events: g.events, refs: place.refs, cards: place.cards };
}

type Fault = (code: BoardFault['code'], at: BoardFault['at'], message: string) => void;

function checkFrame(spec: BoardSpec, fault: Fault): Step | 'mulligan' {
  const step = spec.step ?? 'main1';
  const beginning = spec.beginning === true;
  if (MID_COMBAT.includes(step) && !(beginning && step === 'declareAttackers'))
    fault('step', ['step'], `a board can't begin in ${step}: begin before combat and declare the attack`);
  if (NO_PRIORITY.includes(step) && !beginning)
    fault('step', ['step'], `nobody has priority in the ${step} step: it can only be just beginning`);
  const turn = spec.turn ?? 3;
  if (!Number.isInteger(turn) || turn < 1) fault('value', ['turn'], `turn ${turn}: a whole number from 1`);
  const active = spec.activeTeam ?? 0;
  if (active === 'random') {
    if (step !== 'mulligan')
      fault('value', ['activeTeam'], 'which team begins is only drawn before the first turn');
  } else if (spec.teams[active] === undefined) fault('teams', ['activeTeam'], `there is no team ${active}`);
  const seats = spec.teams.reduce((n, t) => n + t.players.length, 0);
  if (spec.monarch !== undefined && !(spec.monarch >= 0 && spec.monarch < seats))
    fault('value', ['monarch'], `there is no player ${spec.monarch}`);
  return step;
}

function setTurn(g: Game, spec: BoardSpec, step: Step | 'mulligan'): void {
  const chosen = spec.activeTeam ?? 0;
  const team = chosen === 'random' ? randomInt(g, g.s.teams.length) : chosen;
  const number = step === 'mulligan' ? 1 : (spec.turn ?? 3);
  const startingTeam = number % 2 === 1 ? team : 1 - team;
  const untap = step === 'untap';
  g.s.turn = Object.assign(cloneTurn(g.s.turn), {
    number,
    team,
    step: step === 'mulligan' ? 'untap' : step,
    nextTeam: 1 - team,
    startingTeam,
  });
  if (
    step === 'endCombat' ||
    (step === 'declareAttackers' && spec.beginning === true) ||
    step === 'beginCombat'
  )
    g.s.combat = NO_COMBAT;
  g.s.status = withStatus(
    withStatus(g.s.status, 'monarch', spec.monarch ?? null),
    'dayNight',
    spec.dayNight ?? null,
  );
  if (step === 'mulligan') return;
  for (const t of g.s.teams) {
    // the latest turn of the team that is not after this one; the turn that only begins isn't counted yet
    const latest = t.id !== team ? number - 1 : untap ? number - 2 : number;
    g.setTeam(t.id, {
      turnsTaken: Math.ceil(Math.max(0, latest) / 2),
      lastTurn: Math.max(0, latest),
      turnBefore: Math.max(0, latest - g.s.teams.length),
    });
  }
}

function setTeamValues(g: Game, id: number, team: TeamBoard, fault: Fault): void {
  const poison = team.poison ?? 0;
  if (!Number.isInteger(poison) || poison < 0)
    fault('value', ['teams', id, 'poison'], `${poison} poison counters: a whole number from 0`);
  const life = team.life ?? g.team(id).life;
  if (!Number.isInteger(life)) fault('value', ['teams', id, 'life'], `a life total of ${life}`);
  g.setTeam(id, { life, poison });
}

function checkOutside(
  rules: Rules,
  names: readonly string[] | undefined,
  at: BoardFault['at'],
  fault: Fault,
): void {
  for (const [i, name] of (names ?? []).entries())
    if (!rules.byName.has(name)) fault('unknownCard', [...at, i], `no card named ${name}`);
}

/** Puts the cards of one player after another where they belong. */
class Placing {
  readonly refs: Record<string, ObjectId> = {};
  readonly cards: Record<string, number> = {};
  private readonly attachments: { o: Obj; to: string | Seat; at: BoardFault['at'] }[] = [];
  private readonly auras: { o: Obj; at: BoardFault['at'] }[] = [];
  private card = 0;

  constructor(
    private readonly g: Game,
    private readonly fault: Fault,
  ) {}

  player(seat: Seat, p: PlayerBoard, at: BoardFault['at']): void {
    const g = this.g;
    for (const [i, x] of (p.battlefield ?? []).entries()) this.permanent(seat, x, [...at, 'battlefield', i]);
    for (const [i, x] of (p.hand ?? []).entries()) {
      const card = this.take(x, [...at, 'hand', i]);
      const o = newHandObject(g, seat, card);
      g.setHand(seat, [...(g.s.hands[seat] ?? []), o]);
      this.name(x.ref, o.id, card, [...at, 'hand', i]);
    }
    const graveyard: ObjectId[] = [];
    for (const [i, x] of (p.graveyard ?? []).entries())
      graveyard.unshift(this.open(seat, 'graveyard', x, [...at, 'graveyard', i]));
    g.s.graveyards = g.s.graveyards.map((pile, s) => (s === seat ? graveyard : pile));
    for (const [i, x] of (p.exile ?? []).entries())
      g.s.exile = [...g.s.exile, this.open(seat, 'exile', x, [...at, 'exile', i])];
    const library: number[] = [];
    for (const [i, x] of (p.library ?? []).entries()) {
      const card = this.take(x, [...at, 'library', i]);
      library.unshift(card);
      this.name(x.ref, 0, card, [...at, 'library', i]);
    }
    g.s.libraries = g.s.libraries.map((pile, s) => (s === seat ? library : pile));
    g.setPlayer(seat, {
      counters: { ...p.counters },
      ...(p.mana === undefined ? {} : { mana: p.mana }),
      landsPlayed: p.landsPlayed ?? 0,
      tally: { ...p.tally },
      cityBlessing: p.cityBlessing === true,
      kept: false,
    });
  }

  /** The number of the next card, whose name has to be one. */
  private take(x: PlacedCard, at: BoardFault['at']): number {
    if (!this.g.rules.byName.has(x.card)) this.fault('unknownCard', at, `no card named ${x.card}`);
    return this.card++;
  }

  private name(ref: string | undefined, id: ObjectId, card: number, at: BoardFault['at']): void {
    if (ref === undefined) return;
    if (this.cards[ref] !== undefined) this.fault('ref', at, `${ref} is the name of two objects`);
    if (id !== 0) this.refs[ref] = id;
    this.cards[ref] = card;
  }

  private open(seat: Seat, zone: 'graveyard' | 'exile', x: PlacedCard, at: BoardFault['at']): ObjectId {
    const card = this.take(x, at);
    const o = Object.assign(newObject(this.g, zone, seat, seat), { card, def: this.g.s.cards[card] ?? -1 });
    this.name(x.ref, o.id, card, at);
    return o.id;
  }

  private permanent(seat: Seat, x: PermanentSpec, at: BoardFault['at']): void {
    const g = this.g;
    const card = x.token === true ? -1 : this.take(x, at);
    const def = x.token === true ? this.tokenDef(x, at) : (g.s.cards[card] ?? -1);
    if (def < 0) return;
    const face = g.rules.defs[def]?.faces[x.face ?? 0];
    if (face === undefined) return this.fault('permanent', at, `${x.card} has no other face`);
    const lasting = face.base.types & PERMANENT_TYPES;
    if (lasting === 0) return this.fault('permanent', at, `${x.card} can't be on the battlefield`);
    const plan = movePlan({
      from: null,
      to: 'battlefield',
      cause: 'setup',
      controller: x.controller ?? seat,
      tapped: x.tapped ?? false,
      face: x.face ?? 0,
      faceDown: x.faceDown === 'morph' ? 1 : x.faceDown === 'manifest' ? 2 : 0,
      chosen: x.chosen ?? null,
      ...(card < 0 ? { def } : {}),
    });
    if (g.s.players[plan.controller] === undefined)
      return this.fault('value', at, `there is no player ${plan.controller}`);
    const o = enterBattlefield(g, plan, null, seat, card);
    const before = x.summoningSick === true ? g.s.turn.number : -1;
    Object.assign(o, { since: before, entered: before, damage: x.damage ?? 0 });
    if (x.counters !== undefined) o.counters = { ...o.counters, ...x.counters };
    if (g.rules.defs[def]?.layout === 'flip' && x.face === 1) o.flipped = true;
    for (const [kind, n] of Object.entries(x.counters ?? {}))
      if (!Number.isInteger(n) || n < 0) this.fault('value', at, `${n} ${kind} counters`);
    if (!Number.isInteger(o.damage) || o.damage < 0) this.fault('value', at, `${o.damage} damage`);
    this.name(x.ref, o.id, card, at);
    if (x.attachedTo !== undefined) this.attachments.push({ o, to: x.attachedTo, at });
    else if (face.base.subtypes.includes('Aura') && plan.faceDown === 0) this.auras.push({ o, at });
  }

  /** Tokens have no cards: they are known by the abilities that make them. */
  private tokenDef(x: PermanentSpec, at: BoardFault['at']): number {
    const named = this.g.rules.defs.filter((d) => d.token && d.name === x.card);
    const size = (d: Def) => `${d.faces[0].base.power}/${d.faces[0].base.toughness}`;
    const found = x.size === undefined ? named : named.filter((d) => size(d) === x.size);
    const [only] = found;
    if (only === undefined) {
      const others = named.length === 0 ? '' : `: ${[...new Set(named.map(size))].join(', ')}`;
      this.fault('unknownToken', at, `no card makes a token named ${x.card} ${x.size ?? ''}${others}`.trim());
      return -1;
    }
    const sizes = new Set(found.map(size));
    if (sizes.size > 1)
      this.fault(
        'unknownToken',
        at,
        `several tokens are named ${x.card}: say which size (${[...sizes].join(', ')})`,
      );
    return only.index;
  }

  /** Once everything is there, as an Aura may enchant what comes later. */
  attachAll(): void {
    const g = this.g;
    for (const { o, at } of this.auras)
      this.fault('attachment', at, `${this.nameOf(o)} is an Aura: say what it is attached to (CR 303.4)`);
    for (const { o, to, at } of this.attachments) {
      const id = typeof to === 'number' ? to : this.refs[to];
      if (id === undefined)
        this.fault('ref', at, `${this.nameOf(o)} is attached to ${to}, which isn't there`);
      else if (!legalAttachment(g, o, id))
        this.fault('attachment', at, `${this.nameOf(o)} can't be attached to that`);
      else o.attachedTo = id;
    }
  }

  private nameOf(o: Obj): string {
    return this.g.rules.defs[o.def]?.name ?? 'it';
  }
}
