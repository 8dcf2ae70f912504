import { create } from 'zustand';
import { parseRoute, pathOf, type Route } from './route.js';

interface NavigationStore {
  readonly route: Route;
  go(route: Route): void;
}

const here = (): Route => parseRoute(location.pathname, location.hash);

/** The page's place, kept in the address so that a reload or a link comes back to it. */
export const useNavigation = create<NavigationStore>((set) => ({
  route: here(),
  go(route) {
    history.pushState(null, '', pathOf(route));
    set({ route });
  },
}));

export function startNavigation(): void {
  addEventListener('popstate', () => useNavigation.setState({ route: here() }));
}
