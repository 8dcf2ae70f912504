import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { behaviour } from '../packages/testkit/src/behaviour/behaviour.js';

/** Writes `packages/testkit/src/behaviour/recorded.ts`: what the engine does now, which new replays are pinned to. */
const target = fileURLToPath(new URL('../packages/testkit/src/behaviour/recorded.ts', import.meta.url));
const lines = Object.entries(behaviour()).map(([edition, hash]) => `  '${edition}': '${hash}',\n`);
writeFileSync(
  target,
  `// Written by \`npm run behaviour\` (see behaviour.ts). Do not edit.\nexport const BEHAVIOUR: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
process.stdout.write(lines.join(''));
