import type { BenchReport, LoadReport } from './bench.js';
import type { EditionsBenchReport } from './editions.js';

const count = (n: number): string => Math.round(n).toLocaleString('en-US');
const tenth = (n: number): string => n.toFixed(1);

/** A report as lines for people. */
export function benchText(r: BenchReport): string {
  const lines = [
    `edition ${r.edition}, card data ${r.rules}, node ${r.node}${r.quick ? ', quick: the numbers mean little' : ''}`,
    `one core, median of ${r.loads[0]?.runs.length ?? 0} runs of ${count(r.stepsPerRun)} steps after ${count(r.warmUp)} to warm up`,
    ...r.loads.flatMap((load) => loadLines(load, r.collected)),
    ...(r.heads.length > 0 ? ['steps/s by heads a team:'] : []),
    ...r.heads.map(
      (h) => `  ${h.heads}: ${count(h.speed.steps)} (${count(h.speed.others)} without lone passes)`,
    ),
    ...(r.permanents.length > 0 ? ['steps/s by permanents on the battlefield:'] : []),
    ...r.permanents.map(
      (p) => `  ${p.permanents}: ${count(p.speed.steps)} (${count(p.speed.others)} without lone passes)`,
    ),
  ];
  if (r.stopped) lines.push('Stopped; what is missing was not measured.');
  if (r.botGame !== null) lines.push(`whole game of bots: ${count(r.botGame)} ms`);
  return `${lines.join('\n')}\n`;
}

/** A comparison of editions as lines for people. */
export function benchEditionsText(r: EditionsBenchReport): string {
  const last = r.editions?.at(-1)?.edition ?? '';
  const lines = [
    `heavy boards by edition, node ${r.node}${r.quick ? ', quick: the numbers mean little' : ''}`,
    `medians of ${r.rounds} rounds of ${count(r.stepsPerRound)} steps each after ${count(r.warmUp)} to warm up`,
    ...(r.editions ?? []).map(
      (e) =>
        `  ${e.edition.padEnd(12)} ${count(e.steps).padStart(8)} steps per second of processor time, ${tenth(e.part * 100)} % of ${last}`,
    ),
  ];
  if (r.stopped) lines.push('Stopped before the last round.');
  return `${lines.join('\n')}\n`;
}

function loadLines(l: LoadReport, collected: boolean): readonly string[] {
  return [
    `${l.load}:`,
    `  ${count(l.speed.steps)} steps/s; ${count(l.speed.others)} without lone passes (${tenth(l.lonePasses * 100)} % of steps)`,
    ...(l.apply === null
      ? []
      : [
          `  apply, other than passes: mean ${tenth(l.apply.mean)} µs, median ${tenth(l.apply.median)}, 99 % within ${tenth(l.apply.p99)}`,
        ]),
    ...(l.keptBytes === null
      ? []
      : [
          `  kept state: ${count(l.keptBytes)} bytes${collected ? '' : ' (roughly: run node with --expose-gc)'}`,
        ]),
    ...(l.json === null
      ? []
      : [
          `  JSON: ${count(l.json.characters)} characters; ${tenth(l.json.write)} µs to write, ${tenth(l.json.read)} to read`,
        ]),
  ];
}
