import type { SocialEvent } from '@ettin/protocol';
import type { PlayerView } from '@ettin/schema';
import type { ShownLine } from '../board/lines.js';
import type { Words } from '../i18n/words.js';

/** What a reader of the screen has heard of the log and the chat, and saw when they were last told of the table. */
export class Listening {
  private log: number | null = null;
  private chat: number | null = null;
  private asked: number | null = null;
  private seen: PlayerView | null = null;

  /** Lines that are new, in the order of the log; the first time none: nobody listens to a whole game read out. */
  lines(all: readonly ShownLine[]): readonly string[] {
    const from = this.log;
    const last = all.at(-1)?.n ?? -1;
    this.log = last;
    // a log that ends earlier than before is another one
    if (from === null || last < from) return [];
    return all.filter(({ n }) => n > from).map(({ line }) => line.text);
  }

  /** Chat that is new, with who says it. */
  said(all: readonly SocialEvent[], t: Words['t']): readonly string[] {
    const from = this.chat;
    const last = all.at(-1)?.n ?? -1;
    this.chat = last;
    if (from === null || last < from) return [];
    return all.flatMap((line) => {
      if (line.n <= from || line.type === 'ping') return [];
      const text = line.type === 'chat' ? line.text : t(`phrase.${line.phrase}`);
      return [`${line.name}${line.to === 'team' ? ` (${t('chat.team')})` : ''}: ${text}`];
    });
  }

  /** The view of the moment before, when the reader is asked something new (by its id, null for nothing); else null. */
  before(asked: number | null, view: PlayerView): PlayerView | null {
    const isNew = asked !== null && asked !== this.asked;
    this.asked = asked;
    const { seen } = this;
    if (isNew || seen === null) this.seen = view;
    return isNew ? seen : null;
  }
}
