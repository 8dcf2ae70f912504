/** Made by `scenarios-plugin.ts` as the page is built. */
declare module 'virtual:scenarios' {
  export const ENTRIES: readonly import('@ettin/editions').ScenarioEntry[];
  /** The texts of the scenarios of a folder by their file, fetched when they are wanted. */
  export const TEXTS: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}
