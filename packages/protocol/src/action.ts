import { type Action, type Answer, CAST_METHODS, MANA_TYPES, SPECIAL_ACTIONS } from '@ettin/schema';
import { z } from 'zod';
import { LIMITS } from './limits.js';

const whole = z.int().min(-1_000_000_000).max(1_000_000_000);
const seat = z.int().min(0).max(7);
const id = z.int().min(0);
const face = z.union([z.literal(0), z.literal(1)]);
const list = <T extends z.ZodType>(of: T) => z.array(of).max(LIMITS.list).readonly();

const pay = z.union([
  z.strictObject({ kind: z.literal('pay'), auto: z.literal(true) }),
  z.strictObject({
    kind: z.literal('pay'),
    auto: z.literal(false),
    spend: list(z.enum(MANA_TYPES)),
    life: whole.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('pay'),
    auto: z.literal(false),
    activate: z.strictObject({ object: id, ability: id }),
  }),
]);

/** All others; found by their kind, since trying one shape after another costs more than all else that is read of a move. */
const byKind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mulligan'), mulligan: z.boolean() }),
  z.strictObject({ kind: z.literal('choose'), chosen: list(id) }),
  z.strictObject({ kind: z.literal('option'), option: id }),
  z.strictObject({ kind: z.literal('number'), number: whole }),
  z.strictObject({ kind: z.literal('order'), order: list(id) }),
  z.strictObject({ kind: z.literal('arrange'), piles: list(list(id)) }),
  z.strictObject({
    kind: z.literal('attackers'),
    attackers: list(z.strictObject({ attacker: id, attacks: id })),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    blockers: list(z.strictObject({ blocker: id, blocks: id })),
  }),
  z.strictObject({ kind: z.literal('divide'), amounts: list(whole) }),
  z.strictObject({ kind: z.literal('name'), name: z.string().max(200) }),
]);

/** Every answer there is, by the shapes of `Answer`; what it means is the engine's to judge. */
export const answer = z.union([byKind, pay]) satisfies z.ZodType<Answer>;

/** Every action but conceding, which has a message of its own. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass'), player: seat }),
  z.strictObject({ type: z.literal('playLand'), player: seat, object: id, face: face.exactOptional() }),
  z.strictObject({
    type: z.literal('cast'),
    player: seat,
    object: id,
    face: face.exactOptional(),
    method: z.enum(CAST_METHODS).exactOptional(),
    manual: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('activate'),
    player: seat,
    object: id,
    ability: id,
    manual: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('special'), player: seat, object: id, special: z.enum(SPECIAL_ACTIONS) }),
  z.strictObject({ type: z.literal('answer'), player: seat, decision: id, answer }),
  z.strictObject({ type: z.literal('propose'), player: seat, decision: id, answer }),
  z.strictObject({ type: z.literal('cancel'), player: seat, decision: id }),
]) satisfies z.ZodType<Action>;
