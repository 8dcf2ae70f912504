import type { Rules } from '@ettin/engine';
import { type Damage, pinFaults, type Ran, type Replay, readReplay, runReplay } from '@ettin/replay';
import { rulesOf } from '../game/rules.js';
import { ENGINE, engineOf } from '../game/version.js';
import { LARGEST, readText } from '../io/files.js';
import { BadInput, type Io } from '../io/io.js';
import { progressOn } from '../io/progress.js';

export interface Opened extends Ran {
  readonly replay: Replay;
  readonly rules: Rules;
  /** What it was recorded with that is different here. */
  readonly pins: readonly string[];
}

/**
 * Reads a replay file and plays it again. Throws `BadInput` that says where the file is damaged; `force` plays what
 * was recorded with another version as far as it goes.
 */
export async function openReplay(io: Io, path: string, force: boolean): Promise<Opened> {
  const read = readReplay(readText(io, path, LARGEST.replay));
  if (!read.ok) throw new BadInput(`${path} is damaged: ${read.message}`);
  const { replay } = read;
  const rules = rulesOf(replay.edition, replay.document, replay.choices);
  const pins = pinFaults(replay, rules, engineOf(replay.edition), ENGINE);
  if (pins.length > 0 && !force)
    throw new BadInput(`${path} belongs to another version (--force tries it anyway)`, pins);
  const progress = progressOn(io);
  const ran = await runReplay(rules, replay, async (action) => {
    progress.show(`${path}: action ${action} of ${replay.actions.length}`);
    await io.pause(0);
    return io.stop.aborted;
  });
  progress.clear();
  // without a first state there is nothing to show, however much it is wanted
  if (ran.damage !== null && (!force || ran.steps.length === 0))
    throw new BadInput(`${path} ${damageWords(ran.damage, pins)}`);
  return { ...ran, replay, rules, pins };
}

/** What was recorded with another version isn't damaged where it goes another way. */
export const damageWords = ({ action, message }: Damage, pins: readonly string[]): string =>
  pins.length === 0
    ? `is damaged at action ${action}: ${message}`
    : `was ${pins.join(' and ')}, and goes another way at action ${action}: ${message}`;
