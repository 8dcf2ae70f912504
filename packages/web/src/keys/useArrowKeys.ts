import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';

/**
 * One stop for Tab in a list of buttons, and the arrow keys (Home, End) to walk it: dozens of cards would otherwise be
 * dozens of stops. The button that was focused last is the stop, the first before any was. With 'last', for a list that
 * grows at its end, it is the newest whenever the focus is elsewhere.
 */
export function useArrowKeys(ref: RefObject<HTMLElement | null>, begin: 'first' | 'last' = 'first') {
  useEffect(() => {
    const buttons = buttonsIn(ref.current);
    const grown = begin === 'last' && !buttons.some((b) => b === document.activeElement);
    if (grown || !buttons.some((b) => b.tabIndex === 0 && b.dataset.stop === 'yes'))
      makeStop(buttons, begin === 'last' ? buttons.at(-1) : buttons[0]);
    else for (const b of buttons) if (b.dataset.stop !== 'yes') b.tabIndex = -1;
  });
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const buttons = buttonsIn(ref.current);
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      if (at < 0) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
      const next = to === undefined ? undefined : buttons[to];
      if (next === undefined) return;
      event.preventDefault();
      makeStop(buttons, next);
      next.focus();
    },
    [ref],
  );
  const onFocus = useCallback(
    (event: { readonly target: EventTarget }) => {
      const buttons = buttonsIn(ref.current);
      const on = buttons.find((b) => b === event.target);
      if (on !== undefined) makeStop(buttons, on);
    },
    [ref],
  );
  return { onKeyDown, onFocus };
}

const buttonsIn = (element: HTMLElement | null): readonly HTMLButtonElement[] =>
  element === null ? [] : [...element.querySelectorAll('button')];

function makeStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const b of buttons) {
    b.tabIndex = b === stop ? 0 : -1;
    if (b === stop) b.dataset.stop = 'yes';
    else delete b.dataset.stop;
  }
}
