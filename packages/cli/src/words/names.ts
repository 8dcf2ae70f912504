import {
  type GameEvent,
  isSeat,
  isTeam,
  type ObjectId,
  type PlayerView,
  type Seat,
  type TargetId,
  teamIn,
} from '@ettin/schema';

/**
 * Names by which one viewer knows things. Objects that have left keep theirs, since the log speaks of them:
 * what was learnt from views and events of that viewer is remembered, and nothing else.
 */
export class Names {
  private readonly objects = new Map<ObjectId, string>();
  private readonly abilities = new Set<ObjectId>();
  private seats: readonly string[] = [];
  private teams: readonly number[] = [];

  learn(view: PlayerView): void {
    this.seats = view.players.map((p) => p.name);
    this.teams = view.players.map((p) => p.team);
    const zones = [view.battlefield, view.stack, view.exile, view.command, view.looking];
    for (const zone of [...zones, ...view.graveyards, ...Object.values(view.hands)])
      for (const o of zone) if (o.name !== null) this.objects.set(o.id, o.name);
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        if (event.object !== null && event.name !== null) this.objects.set(event.object, event.name);
        break;
      case 'activated':
      case 'triggered':
        this.abilities.add(event.object);
        this.objects.set(event.object, event.name);
        break;
      case 'cast':
        this.objects.set(event.object, event.name);
        break;
      case 'revealed':
        for (const card of event.cards) if (card.object !== null) this.objects.set(card.object, card.name);
        break;
      default:
    }
  }

  seat(seat: Seat): string {
    return this.seats[seat] ?? `player ${seat + 1}`;
  }

  teamOf(seat: Seat): number {
    return this.teams[seat] ?? 0;
  }

  object(id: ObjectId): string {
    return this.objects.get(id) ?? 'a face-down card';
  }

  /** What resolves or is countered: a spell by its name, an ability by that of its source. */
  onStack(id: ObjectId): string {
    return this.abilities.has(id) ? `The ability of ${this.object(id)}` : this.object(id);
  }

  of(id: TargetId): string {
    if (isTeam(id)) return teamName(teamIn(id));
    return isSeat(id) ? this.seat(id) : this.object(id);
  }
}

export const teamName = (team: number): string => `Team ${teamLetter(team)}`;
export const teamLetter = (team: number): string => String.fromCharCode(65 + team);

/** "a", "a and b", "a, b and c" */
export function listOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** 'combatDamage' → 'combat damage' */
export function spaced(word: string): string {
  return word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
