import { type FuzzReport, kindOf } from '@ettin/testkit';
import { count } from '../words/count.js';

/** The games of one edition among several. */
export interface EditionRun extends FuzzReport {
  readonly edition: string;
  readonly seed: string;
}

/** A run of one edition, in lines for people. `wanted`: how many games it was to have. */
export function reportLines(
  r: FuzzReport,
  seed: string,
  wanted: number,
  stopped: boolean,
): readonly string[] {
  const results = Object.entries(r.results).map(([reason, n]) => `${reason} ${n}`);
  return [
    `${count(r.games, 'game')}${stopped ? ` of ${wanted} (stopped)` : ''}, ${count(r.actions, 'action')}, seed ${seed}`,
    ...(results.length > 0 ? [`ended by: ${results.join(', ')}`] : []),
    `${r.cardsUsed} of ${r.cardsUsed + r.cardsUnused.length} cards were played`,
    ...failureLines(r),
    r.failures.length === 0 ? 'No failure.' : `${count(r.failures.length, 'failure')}.`,
  ];
}

/** One line for an edition among several, and its failures. */
export function runLines(r: EditionRun): readonly string[] {
  const failures = r.failures.length === 0 ? 'no failure' : count(r.failures.length, 'failure');
  return [
    `${r.edition}: ${count(r.games, 'game')}, ${count(r.actions, 'action')}, ${failures} (seed ${r.seed})`,
    ...failureLines(r),
  ];
}

/** The line below those of the editions. `wanted`: games of each. */
export function totalLines(
  runs: readonly EditionRun[],
  editions: number,
  wanted: number,
  stopped: boolean,
): readonly string[] {
  const sum = (of: (r: EditionRun) => number) => runs.reduce((n, r) => n + of(r), 0);
  const games = sum((r) => r.games);
  const failures = sum((r) => r.failures.length);
  return [
    [
      `${count(games, 'game')}${stopped ? ` of ${wanted * editions} (stopped)` : ''} of ${count(editions, 'edition')}`,
      count(
        sum((r) => r.actions),
        'action',
      ),
      failures === 0 ? 'no failure' : count(failures, 'failure'),
    ].join(', '),
  ];
}

function failureLines(r: FuzzReport): readonly string[] {
  return r.failures.flatMap((f) => [
    `✗ game ${f.game}: ${kindOf(f.failure)}`,
    `    ${f.failure.message.split('\n')[0] ?? ''}`,
    `    ${count(f.actions.length, 'action')} lead to it (of ${f.played}); --out FOLDER keeps them`,
  ]);
}
