import { memo, useState } from 'react';

/** Addresses that gave no picture while this page was open: they are asked for once. */
const broken = new Set<string>();

interface PictureProps {
  readonly address: string;
  readonly part: 'card' | 'art';
}

/** A picture from the reader's own place, over what we draw: where it doesn't come, our drawing is seen. */
export const Picture = memo(function Picture({ address, part }: PictureProps) {
  const [, setBroken] = useState(0);
  if (broken.has(address)) return null;
  return (
    <img
      className={`picture picture-${part}`}
      src={address}
      alt=""
      // whoever has the pictures needn't know at which table they are looked at
      referrerPolicy="no-referrer"
      decoding="async"
      draggable={false}
      onError={() => {
        broken.add(address);
        setBroken((n) => n + 1);
      }}
    />
  );
});
