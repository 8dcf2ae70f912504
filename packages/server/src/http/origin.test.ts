import { describe, expect, it } from 'vitest';
import { isOwnHost, isOwnOrigin } from './origin.js';

describe('the origin of a request', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000', true],
    ['https://table.example', 'inside:3000', true],
    ['http://localhost:3001', 'localhost:3000', false],
    ['https://evil.example', 'localhost:3000', false],
    ['https://table.example.evil.example', 'inside:3000', false],
    ['null', 'localhost:3000', false],
    ['file://localhost:3000', 'localhost:3000', false],
    ['no url', 'localhost:3000', false],
    [undefined, 'localhost:3000', false],
    ['http://localhost:3000', undefined, false],
  ])('%s at %s is ours: %s', (origin, host, ours) => {
    expect(isOwnOrigin(origin, host, ['https://table.example'])).toBe(ours);
  });
});

describe('the host that a request names', () => {
  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['table.example', true],
    ['rebound.example:3000', false],
    ['localhost.evil.example', false],
    [undefined, false],
  ])('%s is this machine: %s', (host, own) => {
    expect(isOwnHost(host, true, ['https://table.example'])).toBe(own);
  });

  it('may be any where the server is open to others', () => {
    expect(isOwnHost('192.168.1.7:3000', false, [])).toBe(true);
  });
});
