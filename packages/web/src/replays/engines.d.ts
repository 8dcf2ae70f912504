/** What the engine of this page is called, by edition; written in as the page is built (`vite.config.ts`). */
declare const __ENGINES__: Readonly<Record<string, string>>;
