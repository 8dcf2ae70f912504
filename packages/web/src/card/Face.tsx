import { type CSSProperties, memo, type ReactNode } from 'react';
import { Art } from './Art.js';
import { imageAddress, useImages } from './images.js';
import { hasIcon, KeywordIcon } from './KeywordIcon.js';
import { type CardLook, sizeOf, tintOf } from './look.js';
import { ManaCost, WithSymbols } from './Mana.js';
import { shortName, withBreaks } from './name-breaks.js';
import { Picture } from './Picture.js';

/** What is written on a face in the reader's language. */
export interface FaceText {
  readonly typeLine: string;
  readonly rules: readonly string[];
}

export interface FaceProps {
  readonly card: CardLook;
  /** mini: a partner's hand; small: the battlefield; hand: one's own hand and choices; big: to be read. */
  readonly form: 'mini' | 'small' | 'hand' | 'big';
  /** What a face-down card is called. */
  readonly unknown: string;
  /** Absent in the small forms, and while it is on its way. */
  readonly text?: FaceText | null;
  /** Counters, damage and the like, laid over the face. */
  readonly children?: ReactNode;
}

/**
 * Letters that a line of a name has room for: on a card of 92 pixels and more, of 80 and of 58. The style picks the
 * variant by the width of the card; on narrow ones it is what the name is known by.
 */
const LETTERS = { wide: 11, middling: 9, narrow: 7 } as const;

function CardName({ name, big }: { readonly name: string; readonly big: boolean }) {
  if (big) return <span className="card-name">{name}</span>;
  return (
    <span className="card-name">
      <span className="name-wide">{withBreaks(name, LETTERS.wide + 1)}</span>
      <span className="name-middling">{withBreaks(shortName(name), LETTERS.middling + 1)}</span>
      <span className="name-narrow">{withBreaks(shortName(name), LETTERS.narrow + 1)}</span>
    </span>
  );
}

/** A card as we draw it. Only to look at: whatever holds it gives it its name for readers. */
export const Face = memo(function Face({ card, form, unknown, text, children }: FaceProps) {
  const tint = `var(--tint-${tintOf(card)})`;
  const hidden = card.name === null || card.name === '';
  const size = sizeOf(card);
  const words = form === 'hand' || form === 'big';
  const { on, pattern, part } = useImages();
  // a token has no card of its name, and what is face down shows none
  const address =
    on && card.token !== true && card.faceDown !== true ? imageAddress(pattern, card.name) : null;
  return (
    <span className={`card ${form}`} style={{ '--tint': tint } as CSSProperties} aria-hidden="true">
      <span className="card-head">
        <CardName name={card.name === null || hidden ? unknown : card.name} big={form === 'big'} />
        {card.manaCost !== undefined && !hidden && <ManaCost cost={card.manaCost} />}
      </span>
      <Art card={card}>{address !== null && part === 'art' && <Picture address={address} part="art" />}</Art>
      {words && <span className="card-type">{text?.typeLine ?? ''}</span>}
      {words && (
        <span className="card-rules">
          {text?.rules.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other identity than their place
            <span key={i} className="card-rule">
              <WithSymbols text={line} />
            </span>
          ))}
        </span>
      )}
      {!words && (
        <span className="card-keywords">
          {(card.keywords ?? [])
            .filter(hasIcon)
            .slice(0, 4)
            .map((k) => (
              <KeywordIcon key={k} keyword={k} />
            ))}
        </span>
      )}
      {address !== null && part === 'card' && <Picture address={address} part="card" />}
      {size !== null && (
        <span className={`card-plate ${size.change}`}>
          {size.now}
          {size.printed !== null && <small>{size.printed}</small>}
        </span>
      )}
      {size === null && (card.loyalty ?? card.defense) !== undefined && (
        <span className="card-plate round">{card.loyalty ?? card.defense}</span>
      )}
      {children}
    </span>
  );
});
