import { treatmentOf } from './policy.js';

/** Put before this code by the build: a hash over all files, and the paths of those to keep from the beginning. */
declare const PRECACHE: { readonly build: string; readonly files: readonly string[] };

/** What of a service worker's own types is needed here; the page's types don't have them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
}
const scope = self as unknown as Scope;

const PREFIX = 'ettin-';
const CACHE = PREFIX + PRECACHE.build;
/** The page, which is the same file at all its addresses. */
const PAGE = '/';

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...PRECACHE.files])));
});

scope.addEventListener('activate', (event) => {
  // a newer worker takes over when no page of the older build is open: nothing that is still needed is thrown away
  const older = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
    await scope.clients.claim();
  };
  event.waitUntil(older());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (treatmentOf(request, scope.location.origin, PRECACHE.files)) {
    case 'network':
      return;
    case 'page':
      event.respondWith(fresh(request, PAGE));
      return;
    case 'file':
      event.respondWith(fresh(request, request.url));
      return;
    case 'asset':
      event.respondWith(kept(request));
  }
});

/** From the network; where there is none, as it was kept under this address. */
async function fresh(request: Request, under: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(CACHE)).match(under);
    if (found === undefined) throw error;
    return found;
  }
}

/** As it was kept; else from the network, and kept from then on. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.url);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}
