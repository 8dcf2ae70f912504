import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useMenus } from '../board/menus.js';
import { type PhoneTab, usePhoneTab } from '../board/phone-tab.js';
import { sidesOf } from '../board/sides.js';
import { useZones } from '../board/zones.js';
import { useLook } from '../play/look.js';
import { usePlayer } from '../play/player.js';
import { attackWithAll, nextAim } from '../play/press.js';
import { usePrimary } from '../play/primary.js';
import { useSpeech } from '../speak/speech.js';
import { useSummary } from '../speak/useSummary.js';
import { useSession } from '../store/context.js';
import { commandOf, type KeyCommand, useKeyMap } from './key-map.js';

const typesIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** What a pointer pressed last, while it has the focus from that. */
let pointed: Element | null = null;
const point = (event: Event) => {
  pointed = pressable(event.target);
};
const leave = (event: Event) => {
  if (pressable(event.target) !== pointed) pointed = null;
};

function pressable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, summary') : null;
}

/**
 * A focused button keeps Space and Enter for itself. Who pressed it with a pointer didn't go there with the keyboard: for
 * them Space is the button that is marked with it, and not the target or attacker that they chose just now.
 */
const pressesItself = (target: EventTarget | null, key: string): boolean => {
  const on = pressable(target);
  return on !== null && (key === 'Enter' || (key === ' ' && on !== pointed));
};

const focus = (selector: string, tab?: PhoneTab) => {
  // on a phone it may be on a tab that isn't shown
  if (tab !== undefined && document.querySelector(selector) === null)
    flushSync(() => usePhoneTab.getState().show(tab));
  const element = document.querySelector<HTMLElement>(selector);
  const button = element?.matches('button, input')
    ? element
    : element?.querySelector<HTMLElement>('button[data-stop]');
  (button ?? element)?.focus();
};

/** The keys of the table. */
export function useKeys(): void {
  const player = usePlayer();
  const primary = usePrimary();
  const session = useSession();
  const { map, on } = useKeyMap();
  const summary = useSummary();
  useEffect(() => {
    addEventListener('pointerdown', point);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', point);
      removeEventListener('focusin', leave);
    };
  }, []);
  useEffect(() => {
    const { frame, asked, draft } = player;
    const { settings } = frame;
    const set = (change: Readonly<Record<string, unknown>>) =>
      void session.ask({ type: 'settings', settings: change });
    const sides = sidesOf(frame.view);
    const boards = [...sides.theirSeats, ...sides.ourSeats];
    const board = (n: number) => n < boards.length && focus(`#board-${boards[n] ?? ''}`, 'both');
    const run: Readonly<Record<KeyCommand, () => void>> = {
      primary: () => primary.run?.(),
      cancel: () => {
        if (player.cancel()) return;
        useLook.getState().pin(null);
        useSpeech.getState().hush();
      },
      undo: () => frame.undo !== null && void session.ask({ type: 'undo' }),
      full: () => settings !== null && set({ full: !settings.full }),
      hold: () => settings !== null && set({ hold: !settings.hold }),
      passTurn: () => settings !== null && set({ passTurn: !settings.passTurn }),
      yield: () => {
        const top = frame.view.stack.at(-1);
        if (settings !== null && top?.kind === 'triggered' && top.ability !== null)
          set({ yields: [...new Set([...settings.yields, top.ability])] });
      },
      board1: () => board(0),
      board2: () => board(1),
      board3: () => board(2),
      board4: () => board(3),
      board5: () => board(4),
      board6: () => board(5),
      board7: () => board(6),
      board8: () => board(7),
      overview: () => focus('.own-hand'),
      attackAll: () => {
        if (asked.is === 'question' && asked.decision.kind === 'attackers' && draft?.kind === 'attackers')
          player.setDraft(attackWithAll(asked.decision, draft));
      },
      nextDefender: () => {
        if (asked.is === 'question' && asked.decision.kind === 'attackers' && draft?.kind === 'attackers')
          player.setDraft(nextAim(asked.decision, draft));
      },
      ping: () => {
        const { at, pinned } = useLook.getState();
        const target = at ?? pinned;
        if (target === null) return;
        const from = pinned !== null && pinned !== target ? { from: pinned } : {};
        void session.ask({ type: 'ping', target, ...from });
      },
      partnerHand: () => focus('.partner-cards', 'ours'),
      stack: () => focus('#stack', 'stack'),
      log: () => focus('#log', 'log'),
      chat: () => focus('#chat-field', 'log'),
      inspect: () => useLook.getState().pin(useLook.getState().at),
      speak: () => useSpeech.getState().say(summary()),
      help: () => useMenus.getState().open('help'),
    };
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (typesIn(event.target) || pressesItself(event.target, event.key)) return;
      if (useMenus.getState().shown !== null || useZones.getState().shown !== null) return;
      const command = commandOf(map, event.key);
      // Esc is no character, and lets go of things even where single keys are off
      if (command === undefined || (!on && command !== 'cancel')) return;
      event.preventDefault();
      run[command]();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [player, primary, session, map, on, summary]);
}
