// A server for scripts that look at the built page: files and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const site = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built page on a free port of this machine, with itself at every address that isn't a file of it. */
export function serveSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = /^\/[\w./-]+$/.test(pathname) && !pathname.includes('..') ? site + pathname : '';
    const found = extname(file) !== '' && existsSync(file) ? file : `${site}/index.html`;
    reply.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    reply.end(readFileSync(found));
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
