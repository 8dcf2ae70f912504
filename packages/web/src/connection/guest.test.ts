import { describe, expect, it } from 'vitest';
import { ensureGuest } from './guest.js';

/** Answers by path, and keeps what was asked. */
function server(answers: Readonly<Record<string, Response | Error>>) {
  const asked: string[] = [];
  const ask = (async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(path);
    return answer;
  }) as typeof fetch;
  return { asked, ask };
}

describe('who one is to the server', () => {
  it('should stay who one is', async () => {
    const { asked, ask } = server({ '/api/me': Response.json({ person: 'p', name: 'Ann', account: false }) });
    expect(await ensureGuest('Bo', ask)).toBe(true);
    expect(asked).toEqual(['/api/me']);
  });

  it('should become a guest where nobody is known', async () => {
    const { asked, ask } = server({
      '/api/me': Response.json({ person: null }),
      '/api/guest': Response.json({ person: 'p' }),
    });
    expect(await ensureGuest('Bo', ask)).toBe(true);
    expect(asked).toEqual(['/api/me', '/api/guest']);
  });

  it('should say when it cannot be done', async () => {
    const full = server({
      '/api/me': Response.json({ person: null }),
      '/api/guest': new Response('{}', { status: 429 }),
    });
    expect(await ensureGuest('Bo', full.ask)).toBe(false);
    expect(await ensureGuest('Bo', server({}).ask)).toBe(false);
  });
});
