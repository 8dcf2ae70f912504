import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@ettin\/([a-z]+)$/,
        replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // a machine with other work to do is no reason to fail
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // as many as there are cores: otherwise one of two would do nothing
    maxWorkers: '100%',
    reporters: [process.stdout.isTTY ? 'default' : 'dot', './scripts/counts-reporter.ts'],
  },
});
