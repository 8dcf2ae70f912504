import { getEdition } from '@ettin/editions';
import { TABLE_REFUSALS, type TryAnswer } from '@ettin/protocol';
import { REFUSALS } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { refusalText } from '@ettin/text';

/** What was refused, or couldn't be done: by the game, with its rule, or by the table, which has none. */
export type NotDone = Omit<TryAnswer, 'ok'>;

/** The page's words, as far as they are of refusals. */
interface RefusalWords {
  t(key: `refusal.${(typeof TABLE_REFUSALS)[number]}`): string;
  readonly language: Language;
}

/** Why not, in the reader's language, with the rule where the game's rules say so. */
export function refusedWords(
  { code, rule, cite, message = '', about }: NotDone,
  edition: string,
  { t, language }: RefusalWords,
  nameOf?: Parameters<typeof refusalText>[3],
): string {
  const rules = getEdition(edition);
  const known = REFUSALS.find((one) => one === code);
  if (rules !== undefined && rule !== undefined && known !== undefined) {
    const refusal = { ok: false, code: known, rule, cite: cite ?? 'choice', message } as const;
    const whole = about === undefined ? refusal : { ...refusal, about };
    const told = refusalText(whole, rules, language, nameOf);
    return `${told.text} (${told.rule})`;
  }
  const ours = TABLE_REFUSALS.find((one) => one === code);
  // a server newer than this page may have reasons that it has no words for
  return t(ours === undefined ? 'refusal.notNow' : `refusal.${ours}`);
}
