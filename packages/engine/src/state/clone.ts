import type { Obj, Player, State, Team, Turn } from './state.js';

/**
 * Copies by explicit literals that list every field: spread halves the speed of the whole engine
 * (measured), and a missing field is a compile error here.
 */
export function cloneState(s: State): State {
  return {
    edition: s.edition,
    teams: s.teams,
    players: s.players,
    cards: s.cards,
    cardOwner: s.cardOwner,
    outside: s.outside,
    objects: s.objects,
    free: s.free,
    generation: s.generation,
    hands: s.hands,
    handCounters: s.handCounters,
    libraries: s.libraries,
    graveyards: s.graveyards,
    battlefield: s.battlefield,
    stack: s.stack,
    exile: s.exile,
    command: s.command,
    peek: s.peek,
    tops: s.tops,
    turn: s.turn,
    priority: s.priority,
    pending: s.pending,
    pendingToo: s.pendingToo,
    proposals: s.proposals,
    combat: s.combat,
    effects: s.effects,
    delayed: s.delayed,
    triggers: s.triggers,
    frames: s.frames,
    lastKnown: s.lastKnown,
    random: s.random,
    token: s.token,
    timestamp: s.timestamp,
    seq: s.seq,
    checked: s.checked,
    resolutions: s.resolutions,
    status: s.status,
    result: s.result,
  };
}

export function cloneObj(o: Obj): Obj {
  return {
    id: o.id,
    card: o.card,
    def: o.def,
    face: o.face,
    zone: o.zone,
    owner: o.owner,
    controller: o.controller,
    timestamp: o.timestamp,
    since: o.since,
    entered: o.entered,
    tapped: o.tapped,
    faceDown: o.faceDown,
    phasedOut: o.phasedOut,
    flipped: o.flipped,
    counters: o.counters,
    damage: o.damage,
    deathtouched: o.deathtouched,
    attachedTo: o.attachedTo,
    chosen: o.chosen,
    cast: o.cast,
    copy: o.copy,
    stack: o.stack,
    linked: o.linked,
    regeneration: o.regeneration,
    activated: o.activated,
    marks: o.marks,
    damagedBy: o.damagedBy,
  };
}

export function clonePlayer(p: Player): { -readonly [K in keyof Player]: Player[K] } {
  return {
    seat: p.seat,
    team: p.team,
    name: p.name,
    counters: p.counters,
    mana: p.mana,
    specialMana: p.specialMana,
    landsPlayed: p.landsPlayed,
    tally: p.tally,
    mulligans: p.mulligans,
    kept: p.kept,
    controlledBy: p.controlledBy,
    controlNext: p.controlNext,
    cityBlessing: p.cityBlessing,
  };
}

export function cloneTeam(t: Team): Team {
  return {
    id: t.id,
    seats: t.seats,
    life: t.life,
    poison: t.poison,
    skipTurns: t.skipTurns,
    skipSteps: t.skipSteps,
    lost: t.lost,
    drewFromEmpty: t.drewFromEmpty,
    turnsTaken: t.turnsTaken,
    lastTurn: t.lastTurn,
    turnBefore: t.turnBefore,
  };
}

export function cloneTurn(t: Turn): { -readonly [K in keyof Turn]: Turn[K] } {
  return {
    number: t.number,
    team: t.team,
    step: t.step,
    extraTurns: t.extraTurns,
    extraPhases: t.extraPhases,
    resume: t.resume,
    nextTeam: t.nextTeam,
    startingTeam: t.startingTeam,
    combatsThisTurn: t.combatsThisTurn,
    isExtra: t.isExtra,
    ending: t.ending,
    cleanupAgain: t.cleanupAgain,
  };
}
