import type { Page } from 'playwright-core';
import type { Hands } from './hands.js';
import { type Button, type Look, lookAt } from './look.js';
import { check } from './test.js';

/** More presses than this that change nothing are a page that hangs. */
const PATIENCE = 60;
/** Times that a button which goes away is looked for anew. */
const TRIES = 5;

/** A person at a table, who does what is lit: plays each card that can be played, attacks with all, blocks with one. */
export class Person {
  /** What was tried this turn and came to nothing. */
  readonly #tried = new Set<string>();
  #turn = '';
  #before = '';
  #pressed = false;
  #still = 0;
  #chosen: string | null = null;
  #refused = false;
  presses = 0;

  constructor(
    readonly page: Page,
    private readonly hands: Hands,
    readonly name: string,
  ) {}

  look(): Promise<Look> {
    return lookAt(this.page);
  }

  async press(button: Button): Promise<boolean> {
    this.presses++;
    return this.hands.press(this.page, button);
  }

  /** Presses the button of that name, which is there or comes soon; where it is drawn anew, that one. */
  async pressNamed(name: string | RegExp): Promise<void> {
    const found = this.page.getByRole('button', {
      name,
      ...(typeof name === 'string' ? { exact: true } : {}),
    });
    for (let tries = 0; tries < TRIES; tries++) {
      const own = await found.first().evaluate((b) => ({
        name: globalThis.accessibleName(b),
        index: globalThis.seenButtons.push(b as HTMLElement) - 1,
      }));
      if (await this.press({ ...own, within: '', pressed: false, theirs: false })) return;
    }
    throw new Error(`"${String(name)}" goes away whenever it is about to be pressed`);
  }

  /** Does the next thing that there is to do. False when it was others' to act. */
  async act(): Promise<boolean> {
    const look = await this.look();
    if (look.over || look.primary === null) return false;
    this.#notice(look);
    const doing = look.close ?? this.#next(look);
    this.#pressed = doing !== null && (await this.press(doing));
    return this.#pressed;
  }

  /** Plays until `done`; between presses the table gets a moment to answer. */
  async playUntil(done: (look: Look) => boolean, milliseconds: number): Promise<Look> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const look = await this.look();
      if (done(look)) return look;
      check(
        performance.now() < end,
        `${this.name} wasn't there after ${milliseconds / 1_000} s: ${look.turn ?? 'no table'}: ${look.prompt}`,
      );
      await this.act();
      await this.page.waitForTimeout(40);
    }
  }

  #notice(look: Look): void {
    if (look.turn !== this.#turn) {
      this.#turn = look.turn ?? '';
      this.#tried.clear();
    }
    const now = JSON.stringify([look.prompt, look.primary, look.lit, look.question]);
    if (now !== this.#before) this.#still = 0;
    else if (this.#pressed) this.#still++;
    this.#before = now;
    check(this.#still < PATIENCE, `pressing does nothing for ${this.name}: ${look.turn}: ${look.prompt}`);
  }

  #next(look: Look): Button | null {
    const { primary, lit, question, others } = look;
    if (primary === null) return null;
    const free = lit.filter((b) => !b.pressed);
    // something was refused, or can't be paid for
    const cancel = others.find((b) => b.name === 'Cancel');
    if (this.#still > 6 && cancel !== undefined) return cancel;
    if (/^(Propose )?(no )?attack/i.test(primary.name))
      return this.#untried(free.filter((b) => this.#own(b))) ?? primary;
    if (/^(Propose )?attack/i.test(primary.name))
      return this.#untried(free.filter((b) => this.#own(b))) ?? primary;
    if (/^(Propose )?(no blocks|block)/i.test(primary.name))
      return this.#unblock(look) ?? this.#block(free, primary) ?? this.#proposal(look);
    // what a team decides is proposed by one and stands by the primary player's word
    if (/^Propose$/.test(primary.name) && primary.enabled) return this.#proposal(look);
    if (/^Pass/.test(primary.name)) {
      const card = this.#untried(free.filter((b) => /^Your hand/.test(b.within)));
      this.#chosen = card?.name ?? null;
      return card ?? primary;
    }
    if (primary.name === 'Choose above') return question?.[0] ?? null;
    if (primary.enabled && !/^Choose none/.test(primary.name)) return primary;
    if (/^Choose none/.test(primary.name) && this.#still > 0) return primary;
    // harm goes to the other team where it may
    const one = free.find((b) => b.theirs) ?? free[0];
    return one ?? question?.find((b) => !b.pressed) ?? (primary.enabled ? primary : null);
  }

  /** Blocks that were refused are taken back, one blocker after the other: two presses, or one where it is picked. */
  #unblock({ lit, primary }: Look): Button | null {
    if (primary === null || /no blocks/i.test(primary.name)) this.#refused = false;
    else if (this.#still > 1) this.#refused = true;
    return this.#refused ? (lit.find((b) => b.pressed && this.#own(b)) ?? null) : null;
  }

  #block(free: readonly Button[], primary: Button): Button | null {
    const attacker = free.find((b) => !this.#own(b) && this.#chosen === 'blocks');
    if (attacker !== undefined) {
      this.#chosen = null;
      return attacker;
    }
    const blocker = /no blocks/i.test(primary.name) ? this.#untried(free.filter((b) => this.#own(b))) : null;
    this.#chosen = blocker === null ? null : 'blocks';
    return blocker;
  }

  /** The large button; where mates answer too, the primary player decides, and another proposes once. */
  #proposal({ primary, others, turn }: Look): Button | null {
    const decides = others.find((b) => b.name === 'Primary decides');
    if (decides !== undefined || primary === null) return decides ?? null;
    if (!primary.name.startsWith('Propose')) return primary;
    const once = `${turn} ${primary.name}`;
    if (this.#tried.has(once)) return null;
    this.#tried.add(once);
    return primary;
  }

  #own(b: Button): boolean {
    return b.within.startsWith(`Creatures and other permanents of ${this.name}`);
  }

  #untried(buttons: readonly Button[]): Button | null {
    const one = buttons.find((b) => !this.#tried.has(`${b.within} ${b.name} ${b.index}`));
    if (one !== undefined) this.#tried.add(`${one.within} ${one.name} ${one.index}`);
    return one ?? null;
  }
}
