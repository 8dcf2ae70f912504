import type { Seat } from '@ettin/schema';

/** Names are the same in every language; what a bot is called by kind is for the page to say. */
const NAMES = ['Ada', 'Bruno', 'Chika', 'Dario', 'Edda', 'Faro', 'Gwen', 'Hilo'] as const;

export const botName = (seat: Seat): string => NAMES[seat % NAMES.length] ?? NAMES[0];
