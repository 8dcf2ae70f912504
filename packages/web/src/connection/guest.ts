/**
 * Sees to it that the server knows who this is: by the cookie that is there, or else as a new guest by that name.
 * Resolves with false where the server can't be reached or takes no guests now.
 */
export async function ensureGuest(name: string, ask: typeof fetch = fetch): Promise<boolean> {
  try {
    const me: unknown = await (await ask('/api/me')).json();
    if (typeof me === 'object' && me !== null && 'person' in me && me.person !== null) return true;
    const made = await ask('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return made.ok;
  } catch {
    return false;
  }
}
