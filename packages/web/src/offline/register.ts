/**
 * Has the browser keep the page's files, so that practice works offline and the page can be installed. Not while it is
 * being developed, when files change under their names.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      // the page works all the same, as long as there is a network
      console.warn('the page is not kept for offline use:', error);
    });
  });
}
