import { describe, expect, it } from 'vitest';
import { contentPolicy, imageOrigin } from './policy.js';

describe('the content policy', () => {
  it('lets no script in but our own files, and nobody frame us', () => {
    const policy = contentPolicy(null);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:/);
  });

  it('shows pictures from the place that a reader has chosen', () => {
    expect(contentPolicy('https://pictures.example')).toContain(
      "img-src 'self' data: blob: https://pictures.example;",
    );
  });

  it.each([
    ['https://pictures.example', true],
    ['https://pictures.example:8443', true],
    ['http://pictures.example', false],
    ['https://pictures.example/', false],
    ["https://x; script-src 'unsafe-inline'", false],
    ['https://*', false],
    ['data:', false],
    ['', false],
    [undefined, false],
  ])('%s may be such a place: %s', (given, good) => {
    expect(imageOrigin(given)).toBe(good ? given : null);
  });
});
