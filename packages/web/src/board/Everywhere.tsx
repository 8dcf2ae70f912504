import { TextsFailed } from '../card/TextsFailed.js';
import { DragLayer } from '../drag/DragLayer.js';
import { useKeys } from '../keys/useKeys.js';
import { Pings } from '../social/Pings.js';
import { Speaker } from '../speak/Speaker.js';
import { Arrows } from './Arrows.js';
import { Overlays } from './Overlays.js';
import { useTravel } from './useTravel.js';

/** What belongs to the table however it is laid out. */
export function Everywhere() {
  useKeys();
  useTravel();
  return (
    <>
      <Arrows />
      <DragLayer />
      <Pings />
      <Overlays />
      <Speaker />
      <TextsFailed />
    </>
  );
}
