import { describe, expect, it } from 'vitest';
import { routeOfLink } from './link.js';

const ID = 'abcdefghijklmnopqrstuv';

describe('an invitation link that is pasted', () => {
  it('should lead to its table, with what stands around it left out', () => {
    const route = { at: 'table', table: ID, invitation: ID };
    expect(routeOfLink(` https://table.example/table/${ID}#${ID} `)).toEqual(route);
    expect(routeOfLink(`Come: http://localhost:4242/table/${ID}#${ID}`)).toEqual(route);
    expect(routeOfLink(`/table/${ID}`)).toEqual({ ...route, invitation: null });
  });

  it('should be nothing where it is cut short', () => {
    expect(routeOfLink(`https://table.example/table/${ID.slice(4)}`)).toBeNull();
    expect(routeOfLink('https://table.example/')).toBeNull();
    expect(routeOfLink('')).toBeNull();
  });
});
