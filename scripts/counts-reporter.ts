import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Tallies tests by outcome. A file or suite that could not run (an import that throws, a failing hook) and an
 * error outside any test each add one failure, so that a red run never says "0 failed".
 */
export function countTests(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
  const counts: Counts = { passed: 0, failed: unhandled.length, skipped: 0 };
  for (const module of modules) {
    counts.failed += module.errors().length;
    for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed += 1;
      else if (state === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
  }
  return counts;
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Prints `N passed, N failed` (and `, N skipped`) alone on the run's last line, where `.ci/run` reads it. */
export default class CountsReporter implements Reporter {
  private watching = false;

  onInit(vitest: Vitest): void {
    this.watching = vitest.config.watch;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const line = `${formatCounts(countTests(modules, unhandled))}\n`;
    if (this.watching) process.stdout.write(line);
    else process.once('exit', () => process.stdout.write(line));
  }
}
