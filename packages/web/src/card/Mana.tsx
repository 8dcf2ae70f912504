import { memo } from 'react';
import { symbolsIn } from './look.js';

/** Glyphs of our own inside a 24 by 24 disc. */
const GLYPHS: Readonly<Record<string, string>> = {
  W: 'M12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8ZM12 2.6l1.2 3.2h-2.4ZM12 21.4l-1.2-3.2h2.4ZM21.4 12l-3.2 1.2v-2.4ZM2.6 12l3.2-1.2v2.4ZM18.6 5.4l-1.4 3.1-1.7-1.7ZM5.4 18.6l1.4-3.1 1.7 1.7ZM18.6 18.6l-3.1-1.4 1.7-1.7ZM5.4 5.4l3.1 1.4-1.7 1.7Z',
  U: 'M12 3.5c3.6 4.4 5.6 7.6 5.6 10.6a5.6 5.6 0 0 1-11.2 0c0-3 2-6.2 5.6-10.6Z',
  B: 'M15.8 4.4a8.2 8.2 0 1 0 3.9 12.1A7 7 0 0 1 15.8 4.4Z',
  R: 'M12.6 2.8c.6 3.4 5.4 5.6 5.4 11a6 6 0 0 1-12 .2c0-2.6 1.3-4 2.4-5.6.3 1.3.8 2 1.6 2.5.1-3.2.6-5.7 2.6-8.100Z',
  G: 'M19.8 4.200c.6 8.4-3.2 13.2-9.4 13.2-.9 0-1.8-.1-2.6-.4l-2.2 3.6-1.6-1 2.3-3.700C2.8 9.6 9.6 4.8 19.8 4.200Z',
  C: 'M12 3.6 17.8 12 12 20.4 6.2 12Z',
  S: 'M11 3h2v7.300l6.3-3.7 1 1.700L14 12l6.3 3.7-1 1.700L13 13.700V21h-2v-7.300l-6.3 3.7-1-1.700L10 12 3.7 8.300l1-1.700L11 10.300Z',
  T: 'M13.5 4a8 8 0 1 1-8.9 5.200l2.4.8A5.5 5.5 0 1 0 13 6.500V9.800L7.6 5.6 13 1.400Z',
  Q: 'M10.5 4a8 8 0 1 0 8.9 5.200l-2.4.8A5.5 5.5 0 1 1 11 6.500V9.800L16.4 5.6 11 1.400Z',
  E: 'M13.6 2 5.2 13.600h5.400L9.4 22l9-12.200h-5.800Z',
};

const fillOf = (part: string): string => (/^[WUBRG]$/.test(part) ? `var(--mana-${part})` : 'var(--mana-C)');

/** One mana symbol, or a tap symbol: W, 2, X, W/U, 2/W, W/P, C, S, T, Q, E. Decorative: say costs in words beside it. */
export const ManaSymbol = memo(function ManaSymbol({ symbol }: { readonly symbol: string }) {
  const parts = symbol.split('/');
  const [first = '', second] = parts;
  const phyrexian = parts.at(-1) === 'P';
  if (second !== undefined && !phyrexian)
    return (
      <svg className="mana" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20A11.3 11.3 0 0 1 20 4Z" fill={fillOf(first)} />
        <path d="M20 4A11.3 11.3 0 0 1 4 20Z" fill={fillOf(second)} />
        <g transform="translate(1.5 1.5) scale(.46)">
          <Glyph of={first} />
        </g>
        <g transform="translate(11 11) scale(.46)">
          <Glyph of={second} />
        </g>
      </svg>
    );
  return (
    <svg className="mana" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill={fillOf(first)} />
      <g transform="translate(2.4 2.4) scale(.8)">
        <Glyph of={first} />
      </g>
      {phyrexian && <path d="M11 1.500h2v21h-2Z" fill="#10151a" />}
    </svg>
  );
});

function Glyph({ of }: { readonly of: string }) {
  const path = GLYPHS[of];
  if (path !== undefined) return <path d={path} fill="#10151a" />;
  return (
    <text
      x="12"
      y="18"
      textAnchor="middle"
      fontSize={of.length > 1 ? 15 : 18}
      fontWeight="750"
      fill="#10151a"
    >
      {of}
    </text>
  );
}

export function ManaCost({ cost }: { readonly cost: string }) {
  return (
    <span className="cost">
      {symbolsIn(cost).map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols of one cost have no other identity than their place
        <ManaSymbol key={i} symbol={symbol} />
      ))}
    </span>
  );
}

/** Text with {W} and the like drawn as symbols; a reader is told the letters. */
export function WithSymbols({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(\{[^}]+\})/).map((piece, i) => {
        const symbol = /^\{([^}]+)\}$/.exec(piece)?.[1];
        return symbol === undefined ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity than their place
          <span key={i} className="in-text">
            <ManaSymbol symbol={symbol} />
            <span className="unseen">{piece}</span>
          </span>
        );
      })}
    </>
  );
}
