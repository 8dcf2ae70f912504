import {
  type GameEvent,
  isSeat,
  isTeam,
  type ObjectId,
  type PlayerView,
  type Seat,
  type StackView,
  type TargetId,
} from '@ettin/schema';

/**
 * Names by which one viewer knows things, in no language. Objects that have left keep theirs, since the log speaks of
 * them: what was learnt from views and events of that viewer is remembered, and nothing else.
 */
export class Names {
  private readonly objects = new Map<ObjectId, string>();
  private readonly abilities = new Set<ObjectId>();
  private readonly ofMonarch = new Set<ObjectId>();
  private seats: readonly string[] = [];
  private teams: readonly number[] = [];

  constructor(view?: PlayerView) {
    if (view !== undefined) this.learn(view);
  }

  learn(view: PlayerView): void {
    this.seats = view.players.map((p) => p.name);
    this.teams = view.players.map((p) => p.team);
    const zones = [view.battlefield, view.stack, view.exile, view.command, view.looking];
    for (const zone of [...zones, ...view.graveyards, ...Object.values(view.hands)])
      for (const o of zone) this.keep(o.id, o.name);
    for (const o of view.stack) this.learnAbility(o);
  }

  /** Before the event is put into words. */
  hear(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        if (event.object !== null) this.keep(event.object, event.name);
        break;
      case 'activated':
      case 'triggered':
        this.abilities.add(event.object);
        if (event.type === 'triggered' && event.designation === 'monarch') this.ofMonarch.add(event.object);
        this.keep(event.object, event.name);
        break;
      case 'cast':
        this.keep(event.object, event.name);
        break;
      case 'revealed':
        for (const card of event.cards) if (card.object !== null) this.keep(card.object, card.name);
        break;
      default:
    }
  }

  /** Undefined for a seat that no view has shown. */
  seat(seat: Seat): string | undefined {
    return this.seats[seat];
  }

  /** The team of a seat; 0 for one that no view has shown. */
  teamOf(seat: Seat): number {
    return this.teams[seat] ?? 0;
  }

  /** Undefined for what the viewer doesn't know: a face-down card, or one that was never seen. */
  object(id: ObjectId): string | undefined {
    return this.objects.get(id);
  }

  /** Whether it is an ability on the stack, which has the name of its source. */
  isAbility(id: TargetId): boolean {
    return !isSeat(id) && !isTeam(id) && this.abilities.has(id);
  }

  /** An ability that comes with being the monarch: no object has it (CR 725.2). */
  isOfMonarch(id: ObjectId): boolean {
    return this.ofMonarch.has(id);
  }

  private learnAbility(o: StackView): void {
    if (o.kind !== 'spell') this.abilities.add(o.id);
    if (o.designation === 'monarch') this.ofMonarch.add(o.id);
  }

  private keep(id: ObjectId, name: string | null): void {
    if (name !== null && name !== '') this.objects.set(id, name);
  }
}

/** "A" of team 0, as players speak of teams and heads in every language. */
export const teamLetter = (team: number): string => String.fromCharCode(65 + team);
