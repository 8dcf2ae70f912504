/**
 * Where the page is.
 *
 *   home       quick match
 *   practice   a table in this page's worker
 *   table      a server's table, with an invitation where the link has one
 */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'practice' }
  | { readonly at: 'table'; readonly table: string; readonly invitation: string | null }
  | { readonly at: 'nowhere' };

const ID = /^[A-Za-z0-9_-]{22}$/;

/** Reads "/table/<id>#<invitation>": what is behind the # is never sent to a server's log. */
export function parseRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((p) => p !== '');
  if (more.length > 0) return { at: 'nowhere' };
  if (first === '') return { at: 'home' };
  if (first === 'practice' && second === '') return { at: 'practice' };
  const invitation = hash.replace(/^#/, '');
  if (first === 'table' && ID.test(second))
    return { at: 'table', table: second, invitation: ID.test(invitation) ? invitation : null };
  return { at: 'nowhere' };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'home':
    case 'nowhere':
      return '/';
    case 'practice':
      return '/practice';
    case 'table':
      return `/table/${route.table}${route.invitation === null ? '' : `#${route.invitation}`}`;
  }
}
