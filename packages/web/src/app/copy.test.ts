import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy.js';

describe('copying a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('should say whether it is on the clipboard', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it('should not throw where the browser has none, or refuses', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyText('a link')).toBe(false);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('closed')) } });
    expect(await copyText('a link')).toBe(false);
  });
});
