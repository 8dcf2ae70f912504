import { useNavigation } from './navigation.js';

/** Whether the table is a server's, with other people at it or to come. */
export const useOnline = (): boolean => useNavigation((s) => s.route.at === 'table');
