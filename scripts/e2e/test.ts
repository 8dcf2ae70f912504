import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { IN_PAGE } from './in-page.js';
import { seededWorker } from './seeds.js';
import type { Server } from './server.js';

/** One test of the page. It throws where the page doesn't do as it should. */
export interface Test {
  /** Behaviour, as in unit tests: "should …". */
  readonly title: string;
  /** It measures, and nothing else runs meanwhile. */
  readonly alone?: true;
  /** It waits for bots most of its time, so that others are run beside it. */
  readonly waits?: true;
  run(house: House): Promise<void>;
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const SMALL = { viewport: { width: 1024, height: 768 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The worker with the table of a page that plays without a server. */
const WORKER = /\/assets\/main-[^/]+\.js$/;

export interface HouseOptions {
  readonly browser: Browser;
  readonly server: Server;
  /** Folder for pictures. */
  readonly shots: string | null;
  /** What games without a server draw from. */
  readonly seed: string;
  /** Times that the pages' processor is slower than this machine's. */
  readonly slow: number;
}

/** What a test has: a browser, a server, a place for pictures and a place for figures. */
export class House {
  readonly #contexts: BrowserContext[] = [];
  readonly faults: string[] = [];

  constructor(private readonly options: HouseOptions) {}

  get server(): Server {
    return this.options.server;
  }

  /** A page in a fresh context: another person at another computer. What its console calls an error fails the test. */
  async page(options: BrowserContextOptions = DESKTOP, who = 'the page'): Promise<Page> {
    const { browser, seed, slow } = this.options;
    const context = await browser.newContext({ locale: 'en', ...options });
    this.#contexts.push(context);
    await context.addInitScript(IN_PAGE);
    await context.route(WORKER, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${seededWorker(seed)}${await response.text()}` });
    });
    const page = await context.newPage();
    if (slow > 1) {
      const line = await context.newCDPSession(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: slow });
    }
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => this.faults.push(`${who} threw: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || expected(message.text())) return;
      this.faults.push(`${who} wrote an error: ${message.text()}`);
    });
    return page;
  }

  /** Keeps a picture where pictures are asked for. */
  async shot(page: Page, name: string): Promise<void> {
    const { shots } = this.options;
    if (shots === null) return;
    mkdirSync(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** Pictures of all pages that are open, for the reader of a failure. */
  async shotsOfAll(name: string): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages());
    for (const [i, page] of pages.entries()) await this.shot(page, `${name}-${i + 1}`);
  }

  figure(what: string, value: string): void {
    process.stdout.write(`   ${what}: ${value}\n`);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
  }
}

/** A line that is cut on purpose is an error to the browser's console, and nothing that the page could keep quiet. */
const expected = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection to/.test(text);

export function check(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
