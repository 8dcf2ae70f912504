import { z } from 'zod';

/** 22 characters of the URL-safe alphabet: 128 bits, so that it can't be guessed. */
const ID = /^[A-Za-z0-9_-]{22}$/;

export const tableId = z.string().regex(ID);
export const personId = z.string().regex(ID);
export const invitationCode = z.string().regex(ID);
/** Made by the client; the same id is carried out once, however often it is sent. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

export type TableId = z.infer<typeof tableId>;
export type PersonId = z.infer<typeof personId>;
export type InvitationCode = z.infer<typeof invitationCode>;
export type CommandId = z.infer<typeof commandId>;
