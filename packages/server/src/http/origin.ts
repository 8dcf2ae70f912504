/**
 * Does a request come from our own page? Browsers say where a page that sends or connects came from; others' pages may
 * not speak for our visitors (CSRF, and hijacking of sockets). `allowed`: further origins that this server is reached
 * by, e.g. "https://table.example".
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || host === undefined) return false;
  if (allowed.includes(origin)) return true;
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host;
}

/**
 * May a request name this host? Where the server is open to this machine alone, only names of this machine: otherwise a
 * page of others could have its own name lead here (DNS rebinding) and pass for ours.
 */
export function isOwnHost(host: string | undefined, localOnly: boolean, allowed: readonly string[]): boolean {
  if (host === undefined) return false;
  if (!localOnly) return true;
  const name = host.replace(/:\d+$/, '');
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return true;
  return allowed.some((o) => o.endsWith(`//${host}`));
}
