import type { ScenarioEntry } from '@ettin/editions';

let index: Promise<readonly ScenarioEntry[]> | null = null;

/** The index of scenarios, fetched when the first line is opened. The same promise every time, as `use` needs it. */
export function scenarioIndex(): Promise<readonly ScenarioEntry[]> {
  index ??= import('virtual:scenarios').then(({ ENTRIES }) => ENTRIES);
  return index;
}

const texts = new Map<string, Promise<string>>();

/** What a scenario's file says. */
export function scenarioText(file: string): Promise<string> {
  const known = texts.get(file) ?? fetchText(file);
  texts.set(file, known);
  return known;
}

async function fetchText(file: string): Promise<string> {
  const { TEXTS } = await import('virtual:scenarios');
  const folder = await TEXTS[file.split('/')[0] ?? '']?.();
  const text = folder?.[file];
  if (text === undefined) throw new Error(`the page was built without ${file}`);
  return text;
}
