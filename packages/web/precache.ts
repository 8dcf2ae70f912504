import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PUBLIC = fileURLToPath(new URL('public', import.meta.url));
/** Fonts come in pieces by script; those that every page needs are kept at once, others when they are first used. */
const OWN_FONTS = /inter-latin(-ext)?-wght/;

/** Writes the service worker with the list of files to keep and a hash over them: another build is another worker. */
export function precache(): Plugin {
  return {
    name: 'ettin:precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      const hash = createHash('sha256').update(worker.code);
      const files = ['/'];
      for (const name of readdirSync(PUBLIC).sort()) {
        hash.update(name).update(readFileSync(`${PUBLIC}/${name}`));
        files.push(`/${name}`);
      }
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (file === worker) continue;
        hash.update(name);
        if (name === 'index.html' && file.type === 'asset') hash.update(file.source);
        if (/\.(js|css)$/.test(name) || (name.endsWith('.woff2') && OWN_FONTS.test(name)))
          files.push(`/${name}`);
      }
      const list = { build: hash.digest('hex').slice(0, 16), files };
      delete bundle['sw.js'];
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const PRECACHE=${JSON.stringify(list)};\n${worker.code}`,
      });
    },
  };
}
