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
    testTimeout: 30_000,
    reporters: [process.stdout.isTTY ? 'default' : 'dot', './scripts/counts-reporter.ts'],
  },
});
