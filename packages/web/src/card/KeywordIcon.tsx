import { memo } from 'react';

/** Keyword abilities that matter in combat, as small signs of our own (16 by 16). Others are written. */
const ICONS: Readonly<Record<string, string>> = {
  flying: 'M1 5c4 0 6 1 7 4 1-3 3-4 7-4-1 4-3 6-7 6S2 9 1 5Z',
  reach: 'M3 1c6 2 8 6 8 13M3 1v5M3 1h5M11 14l-3-3M11 14l3-4',
  firstStrike: 'M3 13 13 3M13 3H8M13 3v5M2 10l4 4',
  doubleStrike: 'M2 12 9 5M9 5H5M9 5v4M7 14l7-7M14 7h-4M14 7v4',
  deathtouch:
    'M8 1C4 1 2 4 2 7c0 2 1 3 2 4v3h8v-3c1-1 2-2 2-4 0-3-2-6-6-6ZM5.5 6.500v1.500M10.5 6.500v1.500M7 14v-2M9 14v-2',
  lifelink:
    'M8 14C3 10.5 1.5 8 1.5 5.5 1.5 3 3.5 2 5 2s2.5 1 3 2c.5-1 1.5-2 3-2s3.5 1 3.5 3.500C14.5 8 13 10.5 8 14Z',
  trample: 'M2 4h12M2 8h12M2 12h12M11 1l3 3-3 3M11 9l3 3-3 3',
  vigilance: 'M1 8c2-4 4.5-5 7-5s5 1 7 5c-2 4-4.5 5-7 5S3 12 1 8ZM8 5.500v5M5.5 8h5',
  haste: 'M9 1 3 9h5l-1 6 6-8H8Z',
  defender: 'M8 1 2 3v5c0 3 2 5.5 6 7 4-1.5 6-4 6-7V3Z',
  menace: 'M2 2l4 4M14 2l-4 4M3 14l3-5M13 14l-3-5M5 8h6',
  hexproof: 'M8 1l6 3.500v7L8 15l-6-3.500v-7ZM5.5 8l2 2 3.5-4',
  indestructible: 'M8 1l7 7-7 7-7-7ZM8 5l3 3-3 3-3-3Z',
  infect: 'M8 1v14M2 4l12 8M14 4 2 12',
  shroud: 'M3 14V7a5 5 0 0 1 10 0v7M3 14h10',
};

export const hasIcon = (keyword: string): boolean => ICONS[keyword] !== undefined;

/** Decorative: the card's name for readers says its keywords. */
export const KeywordIcon = memo(function KeywordIcon({ keyword }: { readonly keyword: string }) {
  const path = ICONS[keyword];
  if (path === undefined) return null;
  return (
    <svg className="keyword" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
});
