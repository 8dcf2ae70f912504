import type { ObjectView, Seat } from '@ettin/schema';
import { type CSSProperties, useRef } from 'react';
import { useMedia } from '../app/useMedia.js';
import { useWords } from '../i18n/words.js';
import { useArrowKeys } from '../keys/useArrowKeys.js';
import { usePlayer } from '../play/player.js';
import { useTalk } from '../play/talk.js';
import { ObjectButton } from './ObjectButton.js';
import { useSize } from './useSize.js';

const NO_CARDS: readonly ObjectView[] = [];
/** Widths of a card where there is room, and where there is little. */
const CARD = 106;
const SMALL_CARD = 92;
const GAP = 8;
/** A card that covers no more than this of the one before hides nothing of it. */
const EDGE = 8;
/** Less than this in sight has room for short lines only. */
const NARROW = 74;

/** One's own hand, face up and playable; many cards overlap. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { frame, marks, press, look } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const [ref, { width }] = useSize<HTMLUListElement>();
  const keys = useArrowKeys(ref);
  const cards = frame.view.hands[seat] ?? NO_CARDS;
  const card = useMedia('(min-width: 1280px) and (min-height: 840px)') ? CARD : SMALL_CARD;
  const swiped = useMedia('(max-width: 767px)');
  const step = stepFor(cards.length, width - 24, card);
  const overlaps = !swiped && step < card - EDGE;
  return (
    <section className="hand-area" aria-label={t('hand.yours', { n: cards.length })}>
      {cards.length === 0 && <p className="empty">{t('hand.empty')}</p>}
      <ul
        ref={ref}
        className={`own-hand ${overlaps ? 'overlaps' : ''} ${overlaps && step < NARROW ? 'narrow' : ''}`}
        style={{ '--step': `${step}px`, '--card': `${card}px` } as CSSProperties}
        aria-label={t('hand.yours', { n: cards.length })}
        tabIndex={-1}
        {...keys}
      >
        {cards.map((o) => (
          <li key={o.id}>
            <ObjectButton
              o={o}
              form="hand"
              text={talk.face(o)}
              label={talk.object(o)}
              mark={marks.get(o.id) ?? null}
              onPress={press}
              onLook={look}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far apart the left edges of cards are: side by side while there is room, then overlapping. */
const stepFor = (n: number, width: number, card: number): number =>
  n < 2 ? card : Math.min(card + GAP, Math.max(28, (width - card) / (n - 1)));

/** A teammate's hand: open to be read, theirs to play. */
export function PartnerHand({ seat }: { readonly seat: Seat }) {
  const { frame, marks, press, look } = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  const ref = useRef<HTMLUListElement>(null);
  const keys = useArrowKeys(ref);
  const cards = frame.view.hands[seat] ?? NO_CARDS;
  const name = frame.view.players[seat]?.name ?? '';
  return (
    <section className="partner-hand" aria-label={t('hand.partners', { name, n: cards.length })}>
      <p className="area-title">{t('hand.partnersTitle', { name })}</p>
      <ul
        ref={ref}
        className="partner-cards"
        aria-label={t('hand.partners', { name, n: cards.length })}
        tabIndex={-1}
        {...keys}
      >
        {cards.map((o) => (
          <li key={o.id}>
            <ObjectButton
              o={o}
              form="mini"
              label={talk.object(o)}
              mark={marks.get(o.id) ?? null}
              onPress={press}
              onLook={look}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
