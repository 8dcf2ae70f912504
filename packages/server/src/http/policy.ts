/**
 * What our page may load: its own files and nothing else. A reader who has turned on card images names one place for
 * them, kept in a cookie, and only their own page may show pictures from there.
 */
export function contentPolicy(images: string | null): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${images === null ? '' : ` ${images}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The place as an origin; null for what is none, so that nothing else gets into the policy. */
export function imageOrigin(given: string | undefined): string | null {
  if (given === undefined || given.length > 200) return null;
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    return null;
  }
  const plain =
    url.origin === given && url.protocol === 'https:' && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(given);
  return plain ? given : null;
}
