import { parseRoute, type Route } from '../app/route.js';

/** The table that an invitation link leads to, from any server: only its path counts here. Null for anything else. */
export function routeOfLink(link: string): Extract<Route, { at: 'table' }> | null {
  const found = /(\/table\/[^/\s?#]+)(#\S+)?/.exec(link.trim());
  if (found === null) return null;
  const route = parseRoute(found[1] ?? '', found[2] ?? '');
  return route.at === 'table' ? route : null;
}
