import { teamLetter } from '@ettin/text';
import { memo } from 'react';

/** A team told by hue, shape and letter: ours round and teal, theirs angular and amber. */
export const TeamMark = memo(function TeamMark({
  team,
  ours,
  big = false,
}: {
  readonly team: number;
  readonly ours: boolean;
  readonly big?: boolean;
}) {
  return (
    <span className={`team-mark ${ours ? 'ours' : 'theirs'} ${big ? 'big' : ''}`} aria-hidden="true">
      {teamLetter(team)}
    </span>
  );
});
