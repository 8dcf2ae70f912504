/**
 * Where the page is.
 *
 *   home       quick match
 *   practice   a table in this page's worker
 *   table      a server's table, with an invitation where the link has one
 *   replay     a game that is looked at again, from a file
 *   rules      the rulebook of an edition, open at a line, or two editions side by side
 */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'practice' }
  | { readonly at: 'table'; readonly table: string; readonly invitation: string | null }
  | { readonly at: 'replay' }
  | RulesRoute
  | { readonly at: 'nowhere' };

export interface RulesRoute {
  readonly at: 'rules';
  /** Null: the edition of today. What the address says needn't be there. */
  readonly edition: string | null;
  /** The edition beside it. */
  readonly beside: string | null;
  readonly line: string | null;
}

const ID = /^[A-Za-z0-9_-]{22}$/;

/** Reads "/table/<id>#<invitation>": what is behind the # is never sent to a server's log. */
export function parseRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((p) => p !== '');
  if (first === 'rules' && more.length <= 1) return rulesRoute(second, more[0] ?? null);
  if (more.length > 0) return { at: 'nowhere' };
  if (first === '') return { at: 'home' };
  if (first === 'practice' && second === '') return { at: 'practice' };
  if (first === 'replay' && second === '') return { at: 'replay' };
  const invitation = hash.replace(/^#/, '');
  if (first === 'table' && ID.test(second))
    return { at: 'table', table: second, invitation: ID.test(invitation) ? invitation : null };
  return { at: 'nowhere' };
}

/** "2006-en", or "2006-en..2026" for two side by side. */
function rulesRoute(editions: string, line: string | null): RulesRoute {
  const [edition = '', beside = ''] = editions.split('..');
  return {
    at: 'rules',
    edition: edition === '' ? null : edition,
    beside: beside === '' ? null : beside,
    line,
  };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'home':
    case 'nowhere':
      return '/';
    case 'practice':
      return '/practice';
    case 'replay':
      return '/replay';
    case 'rules':
      return rulesPath(route);
    case 'table':
      return `/table/${route.table}${route.invitation === null ? '' : `#${route.invitation}`}`;
  }
}

export function rulesPath({ edition, beside, line }: Omit<RulesRoute, 'at'>): string {
  if (edition === null) return '/rules';
  const editions = beside === null ? edition : `${edition}..${beside}`;
  return `/rules/${editions}${line === null ? '' : `/${line}`}`;
}
