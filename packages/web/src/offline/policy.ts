/**
 * How the service worker treats a request.
 *
 *   network   not ours to answer: another site's, whatever changes something, and all that the server says
 *   page      the page itself: from the network, so that it is never older than it need be; offline as it was kept
 *   asset     a file whose name holds its content's hash: as it was kept, else from the network and kept then
 *   file      a file of ours without such a name: from the network, offline as it was kept
 */
export type Treatment = 'network' | 'page' | 'asset' | 'file';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** 'navigate' for pages. */
  readonly mode: string;
}

/** `origin`: of the service worker; `files`: paths that are kept from the beginning. */
export function treatmentOf(
  { method, url, mode }: Asked,
  origin: string,
  files: readonly string[],
): Treatment {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || /^\/(api|socket)(\/|$)/.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  return files.includes(pathname) ? 'file' : 'network';
}
