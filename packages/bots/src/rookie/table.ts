import type { Rules } from '@ettin/engine';
import {
  isSeat,
  isTeam,
  type ObjectId,
  type ObjectView,
  type PlayerView,
  type Seat,
  type StackView,
  type TargetId,
  type TeamView,
  teamIn,
} from '@ettin/schema';
import type { BotInput } from '../bot.js';
import { isCreature } from './keywords.js';
import { type AbilityNote, noteFor } from './notes.js';
import { bodyWorth, landWorth } from './worth.js';

/**
 * One look at the table, from the side of one team: "ours" is the team of the person who decides, even while
 * they decide for a player of the other team. What is derived is kept for this one look.
 */
export class Table {
  readonly rules: Rules;
  readonly view: PlayerView;
  /** The player who acts. */
  readonly seat: Seat;
  readonly our: TeamView;
  readonly their: TeamView;
  private readonly teamBySeat: readonly number[];
  private index: Map<ObjectId, ObjectView> | null = null;
  private attachments: Map<TargetId, ObjectView[]> | null = null;
  private readonly worths = new Map<ObjectId, number>();
  private readonly sums = new Map<string, number>();

  /** Spells known to be kicked. */
  readonly kicked: ReadonlySet<ObjectId>;

  constructor(input: BotInput, kicked: ReadonlySet<ObjectId> = NOBODY) {
    this.kicked = kicked;
    this.rules = input.rules;
    this.view = input.view;
    this.seat = input.seat;
    this.teamBySeat = this.view.players.map((p) => p.team);
    const me = this.view.viewer === 'spectator' ? input.seat : this.view.viewer;
    const us = this.teamBySeat[me] ?? 0;
    const our = this.view.teams[us];
    const their = this.view.teams[1 - us];
    if (our === undefined || their === undefined) throw new Error('a game has two teams');
    this.our = our;
    this.their = their;
  }

  team(seat: Seat): number {
    return this.teamBySeat[seat] ?? -1;
  }
  isOurs(seat: Seat): boolean {
    return this.team(seat) === this.our.team;
  }
  /** +1 for players of our team, -1 for the others. */
  sign(seat: Seat): 1 | -1 {
    return this.isOurs(seat) ? 1 : -1;
  }
  /** The players that a seat or a team stands for; none for anything else. */
  heads(id: TargetId): readonly Seat[] {
    if (isTeam(id)) return this.view.teams[teamIn(id)]?.seats ?? [];
    return isSeat(id) ? [id] : [];
  }
  get ourTurn(): boolean {
    return this.view.activeTeam === this.our.team;
  }

  /** Anything that the viewer can see, wherever it is. */
  find(id: TargetId): ObjectView | null {
    if (this.index === null) {
      const index = new Map<ObjectId, ObjectView>();
      const v = this.view;
      const add = (list: readonly ObjectView[]) => {
        for (const o of list) index.set(o.id, o);
      };
      add(v.battlefield);
      for (const hand of Object.values(v.hands)) add(hand);
      for (const pile of v.graveyards) add(pile);
      add(v.exile);
      add(v.command);
      add(v.stack);
      add(v.looking);
      this.index = index;
    }
    return this.index.get(id) ?? null;
  }

  onStack(id: TargetId): StackView | null {
    for (const s of this.view.stack) if (s.id === id) return s;
    return null;
  }

  attachedTo(id: TargetId): readonly ObjectView[] {
    if (this.attachments === null) {
      this.attachments = new Map();
      for (const o of this.view.battlefield)
        if (o.attachedTo !== undefined) {
          const list = this.attachments.get(o.attachedTo);
          if (list === undefined) this.attachments.set(o.attachedTo, [o]);
          else list.push(o);
        }
    }
    return this.attachments.get(id) ?? NOTHING;
  }

  /** Creatures on the battlefield that a team controls. */
  creatures(team: TeamView): readonly ObjectView[] {
    return this.view.battlefield.filter(
      (o) => isCreature(o) && o.phasedOut !== true && this.team(o.controller) === team.team,
    );
  }

  permanentsOf(seat: Seat): readonly ObjectView[] {
    return this.view.battlefield.filter((o) => o.controller === seat && o.phasedOut !== true);
  }

  notes(o: { readonly abilities: readonly number[] }): readonly AbilityNote[] {
    const out: AbilityNote[] = [];
    for (const id of o.abilities) {
      const note = noteFor(this.rules, id);
      if (note !== undefined) out.push(note);
    }
    return out;
  }

  /** What a permanent is worth to its controller, in about the mana that one would pay for it. */
  worth(o: ObjectView): number {
    const had = this.worths.get(o.id);
    if (had !== undefined) return had;
    let worth = o.types.includes('land') && !isCreature(o) ? landWorth(this.landsOf(o.controller)) : 0;
    if (worth === 0) worth = bodyWorth(this.rules, o, o.loyalty);
    if (this.isHobbled(o)) worth *= 0.3;
    this.worths.set(o.id, worth);
    return worth;
  }

  /** Kept from attacking or blocking by something attached to it. */
  isHobbled(o: ObjectView): boolean {
    if (!isCreature(o)) return false;
    return this.attachedTo(o.id).some((a) =>
      this.notes(a).some(
        (n) =>
          n.data.kind === 'static' &&
          n.data.affects === 'attached' &&
          (n.data.mods ?? []).some((m) => m.mod === 'cantAttack' || m.mod === 'cantBlock'),
      ),
    );
  }

  landsOf(seat: Seat): number {
    return this.once(`lands ${seat}`, () => {
      let n = 0;
      for (const o of this.view.battlefield) if (o.controller === seat && o.types.includes('land')) n++;
      return n;
    });
  }

  /** A number that stays the same for this look, worked out when it is first asked for. */
  once(name: string, of: () => number): number {
    let n = this.sums.get(name);
    if (n === undefined) {
      n = of();
      this.sums.set(name, n);
    }
    return n;
  }

  /** The same for any two permanents that are alike in all that matters here, such as tokens of one kind. */
  likeness(id: TargetId): string {
    const o = this.find(id);
    if (o === null || o.zone !== 'battlefield') return `${id}`;
    const worn = this.attachedTo(id).map((a) => a.id);
    return [
      o.name,
      o.controller,
      o.power,
      o.toughness,
      o.damage,
      o.tapped,
      o.summoningSick,
      o.attacking,
      o.blocked,
      o.blocking,
      o.keywords.length,
      o.loyalty,
      o.token,
      worn,
      JSON.stringify(o.counters),
    ].join();
  }

  /** Mana that the player could make now, and how much of it takes a sacrifice (Treasures). */
  mana(seat: Seat): { readonly total: number; readonly sacrificed: number } {
    let total = this.view.players[seat]?.mana.length ?? 0;
    let sacrificed = 0;
    for (const o of this.view.battlefield) {
      if (o.controller !== seat || o.tapped === true || o.phasedOut === true) continue;
      if (o.summoningSick === true && isCreature(o)) continue;
      let best = 0;
      let burns = false;
      for (const id of o.abilities) {
        const m = this.rules.abilities[id]?.mana;
        if (m === undefined || m === null || !m.simple) continue;
        const n = typeof m.units === 'function' ? 1 : m.units.length;
        if (n > best) {
          best = n;
          burns = m.sacrifices;
        }
      }
      total += best;
      if (burns) sacrificed += best;
    }
    return { total, sacrificed };
  }
}

const NOTHING: readonly ObjectView[] = [];
const NOBODY: ReadonlySet<ObjectId> = new Set();
