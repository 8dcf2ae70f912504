import { type Adjustment as Adjusted, ZONES } from '@ettin/schema';
import { z } from 'zod';
import { action, answer } from './action.js';
import { commandId, invitationCode, personId, tableId } from './ids.js';
import { LIMITS } from './limits.js';
import { personName } from './name.js';
import { deckChoice, seatSettings, tableSettings } from './settings.js';
import { AUDIENCES, BOT_KINDS, PHRASES } from './words.js';

const seat = z.int().min(0).max(7);
const target = z.int().min(0);

/** Something by hand where a board has gone wrong; everybody at the table has to agree. */
export const adjustment = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('life'),
    team: z.int().min(0).max(1),
    total: z.int().min(-10_000).max(10_000),
  }),
  z.strictObject({
    what: z.literal('poison'),
    team: z.int().min(0).max(1),
    total: z.int().min(0).max(1_000),
  }),
  z.strictObject({
    what: z.literal('counters'),
    on: target,
    kind: z.string().max(40),
    total: z.int().min(0).max(10_000),
  }),
  z.strictObject({
    what: z.literal('move'),
    object: target,
    to: z.enum(ZONES).exclude(['stack', 'command']),
    /** In a library: on top or at the bottom. */
    place: z.enum(['top', 'bottom']).exactOptional(),
  }),
  z.strictObject({ what: z.literal('tap'), object: target, tapped: z.boolean() }),
]) satisfies z.ZodType<Adjusted>;
export type Adjustment = z.infer<typeof adjustment>;

/**
 * What a client may say. `hello` comes first and once; `try`, `why`, `sync` and `echo` ask and change nothing; all others
 * change the table, are written down before they are acknowledged, and carry an id under which they happen once.
 */
const hello = z.strictObject({
  type: z.literal('hello'),
  table: tableId,
  /** For a first visit; whoever sits at the table already needs none. */
  invitation: invitationCode.exactOptional(),
  /** The last `seq` that the client has seen, to be told what has happened since. */
  since: z.int().min(0).exactOptional(),
});

const id = { id: commandId };

const lobbyCommand = z.discriminatedUnion('type', [
  z.strictObject({ ...id, type: z.literal('sit'), seat, deck: deckChoice.exactOptional() }),
  z.strictObject({ ...id, type: z.literal('stand') }),
  z.strictObject({ ...id, type: z.literal('deck'), deck: deckChoice }),
  z.strictObject({ ...id, type: z.literal('rename'), name: personName }),
  z.strictObject({ ...id, type: z.literal('ready'), ready: z.boolean() }),
  /** The host seats a bot, or takes one away; in a game, a bot in place of somebody who has gone. */
  z.strictObject({
    ...id,
    type: z.literal('seatBot'),
    seat,
    bot: z.enum(BOT_KINDS),
    deck: deckChoice.exactOptional(),
  }),
  z.strictObject({ ...id, type: z.literal('emptySeat'), seat }),
  z.strictObject({ ...id, type: z.literal('configure'), settings: tableSettings.partial() }),
  z.strictObject({ ...id, type: z.literal('begin') }),
  z.strictObject({ ...id, type: z.literal('rematch') }),
  z.strictObject({ ...id, type: z.literal('remove'), person: personId }),
  /** The host has a new invitation code made, or takes one back; of those who came by it, who sits stays. */
  z.strictObject({ ...id, type: z.literal('invite') }),
  z.strictObject({ ...id, type: z.literal('revoke'), code: invitationCode }),
  /** For good: in a game a bot takes the seat; if it was the host, another person is from now on. */
  z.strictObject({ ...id, type: z.literal('leave') }),
]);

const gameCommand = z.discriminatedUnion('type', [
  /** `at`: the game's position (`GameFrame.at`) that the person saw; a pass for another one is refused as stale. */
  z.strictObject({ ...id, type: z.literal('act'), at: z.int().min(0), action }),
  z.strictObject({ ...id, type: z.literal('settings'), settings: seatSettings.partial() }),
  /** A joint answer in the making, for teammates' eyes only: attacks, blocks, an order. Null takes it back. */
  z.strictObject({ ...id, type: z.literal('draft'), decision: z.int().min(0), answer: answer.nullable() }),
  /** What a partner bot intends: go on, do something else, or wait for me. */
  z.strictObject({
    ...id,
    type: z.literal('intent'),
    intent: z.int().min(0),
    reply: z.enum(['yes', 'no', 'wait']),
  }),
  z.strictObject({ ...id, type: z.literal('undo') }),
  z.strictObject({ ...id, type: z.literal('adjust'), adjustment }),
  /** Takes part in a question that needs everybody's consent. */
  z.strictObject({ ...id, type: z.literal('consent'), ask: z.int().min(0), yes: z.boolean() }),
  /** The seat's team loses; `bot`: a bot takes the seat instead, and the game goes on. */
  z.strictObject({ ...id, type: z.literal('concede'), bot: z.boolean() }),
]);

const socialCommand = z.discriminatedUnion('type', [
  z.strictObject({
    ...id,
    type: z.literal('chat'),
    to: z.enum(AUDIENCES),
    text: z.string().min(1).max(LIMITS.chat),
  }),
  z.strictObject({ ...id, type: z.literal('phrase'), to: z.enum(AUDIENCES), phrase: z.enum(PHRASES) }),
  /** Points at an object or player; with `from`, an arrow that plans something. Only teammates see it. */
  z.strictObject({ ...id, type: z.literal('ping'), target, from: target.exactOptional() }),
]);

export const query = z.discriminatedUnion('type', [
  /** Would it be legal? Nothing happens. */
  z.strictObject({ ...id, type: z.literal('try'), action }),
  /** Why can't I use this card of mine now, or pick this for what I am asked; `on`: to attack, or to block, that? */
  z.strictObject({ ...id, type: z.literal('why'), object: target, on: target.exactOptional() }),
  z.strictObject({ ...id, type: z.literal('sync') }),
  z.strictObject({ ...id, type: z.literal('echo') }),
]);

export const command = z.discriminatedUnion('type', [lobbyCommand, gameCommand, socialCommand]);
export const clientMessage = z.discriminatedUnion('type', [hello, command, query]);

export type Hello = z.infer<typeof hello>;
export type GameCommand = z.infer<typeof gameCommand>;
export type SocialCommand = z.infer<typeof socialCommand>;
export type Command = z.infer<typeof command>;
export type Query = z.infer<typeof query>;
export type ClientMessage = z.infer<typeof clientMessage>;
