import { z } from 'zod';
import { LIMITS } from './limits.js';

/** Controls, marks of direction and other letters that nobody sees; those that join letters of a script are kept. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A person's name without what can't be seen: it would pass for another's, or turn the text around it. */
export const seenName = (name: string): string =>
  name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** The same for all names that read alike. */
export const nameKey = (name: string): string =>
  seenName(name)
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/gu, '')
    .toLowerCase();

/** What a person may be called: 1 to `LIMITS.name` letters once what can't be seen is gone. */
export const personName = z
  .string()
  .max(4 * LIMITS.name)
  .transform(seenName)
  .pipe(z.string().min(1).max(LIMITS.name))
  .refine((name) => nameKey(name) !== '');
