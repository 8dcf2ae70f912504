import { fileURLToPath } from 'node:url';
import { loadScenarios, type ScenarioFile, scenarioEntries } from '@ettin/testkit';
import type { Plugin } from 'vite';

const NAME = 'virtual:scenarios';
const FOLDER = fileURLToPath(new URL('../../scenarios', import.meta.url));

const folderOf = (file: string): string => file.split('/')[0] ?? '';

const textsIn = (files: readonly ScenarioFile[], folder: string): string => {
  const texts = files.filter(({ file }) => folderOf(file) === folder).map(({ file, text }) => [file, text]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
};

function indexOf(files: readonly ScenarioFile[]): string {
  const folders = [...new Set(files.map(({ file }) => folderOf(file)))];
  const imports = folders.map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${name}`)}).then((m) => m.default)`,
  );
  return [
    `export const ENTRIES = ${JSON.stringify(scenarioEntries(files))};`,
    `export const TEXTS = { ${imports.join(', ')} };`,
  ].join('\n');
}

/**
 * The rulebook's index of scenarios, made as the page is built: `virtual:scenarios` has an entry for each, and their
 * texts by folder, each folder a piece of its own that is fetched when somebody reads one of them.
 */
export function scenariosPlugin(): Plugin {
  return {
    name: 'ettin-scenarios',
    // with filters, or the bundler would ask for every module of the page
    resolveId: { filter: { id: /^virtual:scenarios(?:\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:scenarios(?:\/|$)/ },
      handler(id) {
        const files = loadScenarios(FOLDER);
        const folder = id.slice(NAME.length + 2);
        return folder === '' ? indexOf(files) : textsIn(files, folder);
      },
    },
  };
}
