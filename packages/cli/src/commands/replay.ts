import { eventsFor, view } from '@ettin/engine';
import type { Viewer } from '@ettin/schema';
import type { Command } from 'commander';
import { resultJson } from '../game/play.js';
import { anyOf, BadInput, EXIT, type Io } from '../io/io.js';
import { damageWords, type Opened, openReplay } from '../replay/open.js';
import { stepThrough } from '../replay/viewer.js';
import type { Context } from './context.js';
import { jsonOption, languageOption, type StyleOptions, styleOf, whyOption } from './options.js';

interface Options extends StyleOptions {
  readonly seat: string;
  readonly force?: true;
  readonly json?: true;
}

export function replayCommand(program: Command, context: Context): void {
  program
    .command('replay')
    .description('check a saved game and step through it')
    .argument('<file>', 'replay file')
    .option('--seat <name>', 'through whose eyes: a seat such as A1, or spectator', 'spectator')
    .option('--force', 'go as far as it goes, even if recorded with another version or damaged')
    .addOption(languageOption())
    .addOption(whyOption())
    .addOption(jsonOption())
    .action(async (file: string, options: Options) => {
      const opened = await openReplay(context.io, file, options.force === true);
      const viewer = viewerNamed(opened, options.seat);
      if (opened.damage !== null) {
        context.io.err(`${file} ${damageWords(opened.damage, opened.pins)}\n`);
        context.finish(EXIT.failed);
      }
      if (options.json === true) writeJson(context.io, opened, viewer);
      else await stepThrough(context.io, opened, viewer, styleOf(options));
      if (context.io.stop.aborted) context.finish(EXIT.stopped);
    });
}

function viewerNamed({ steps }: Opened, name: string): Viewer {
  if (name.toLowerCase() === 'spectator') return 'spectator';
  const players = steps[0]?.state.players ?? [];
  const seat = players.find((p) => p.name.toLowerCase() === name.toLowerCase());
  if (seat === undefined)
    throw new BadInput(
      `nobody called ${name} plays here; there is ${anyOf([...players.map((p) => p.name), 'spectator'])}`,
    );
  return seat.seat;
}

/** Lines as `ettin play --json` writes them, for one viewer; the result line has the last view and the checkpoints. */
function writeJson(io: Io, { steps, rules, replay, checked, damage, stopped }: Opened, viewer: Viewer): void {
  for (const [action, step] of steps.entries())
    for (const event of eventsFor(step.events, viewer))
      io.out(`${JSON.stringify({ kind: 'event', action, event })}\n`);
  const last = steps.at(-1);
  if (last === undefined) return;
  io.out(
    `${JSON.stringify({
      kind: 'result',
      ...resultJson(last.state, replay),
      checkpoints: { checked, of: replay.checkpoints.length },
      damage,
      stopped,
      view: view(rules, last.state, viewer),
    })}\n`,
  );
}
