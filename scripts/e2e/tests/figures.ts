import { gzipSync } from 'node:zlib';
import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { firstMain, quickMatch } from '../steps.js';
import { check, type Test } from '../test.js';

/** Kilobytes of 1,000 bytes: the document, and the scripts and styles that it names; fonts and pictures apart. */
const LARGEST = 350;
const ACTIONS = 12;

/** Times are told and not judged: how busy the machine is says more about them than the page. */
export const figures: Test = {
  title: 'should keep the first page small',
  alone: true,
  async run(house) {
    const page = await house.page();
    const fetched: { readonly path: string; readonly body: Promise<Buffer> }[] = [];
    let first = true;
    page.on('response', (response) => {
      if (!first || !/script|stylesheet|document/.test(response.request().resourceType())) return;
      const body = response.body();
      // it fails where the page goes on before it is read; whoever waits for it hears of that
      body.catch(() => {});
      fetched.push({ path: new URL(response.url()).pathname, body });
    });
    const start = performance.now();
    await page.goto(house.server.base, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Play now' }).click({ trial: true });
    const ready = performance.now() - start;
    const html = String(await fetched.find((f) => f.path === '/')?.body);
    const sizeOf = async (some: typeof fetched) =>
      (await Promise.all(some.map((f) => f.body))).reduce((n, b) => n + gzipSync(b).length, 0) / 1_000;
    const size = await sizeOf(fetched.filter((f) => html.includes(f.path)));
    house.figure('first page, gzip', `${size.toFixed(0)} KB`);
    house.figure('with what is fetched ahead for the table', `${(await sizeOf([...fetched])).toFixed(0)} KB`);
    house.figure('until it can be pressed', `${ready.toFixed(0)} ms`);
    first = false;
    const person = new Person(page, mouse, 'Ada');
    await quickMatch(person, house.server.base);
    await firstMain(person, 60_000);
    const took: number[] = [];
    for (let i = 0; i < ACTIONS; i++) took.push(await toPaint(person, i));
    took.sort((a, b) => a - b);
    house.figure('from a press to the paint, median / slowest', `${took[ACTIONS >> 1]} / ${took.at(-1)} ms`);
    check(size < LARGEST, `the first page is ${size.toFixed(0)} KB, more than ${LARGEST}`);
  },
};

/** From the click on full control, which the table has to confirm, to the frame that shows it. */
async function toPaint({ page }: Person, i: number): Promise<number> {
  const control = page.getByRole('button', { name: 'Full control: be asked at every priority' });
  return control.evaluate(
    (button, wanted) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const seen = () => {
          if (button.getAttribute('aria-pressed') === wanted) done(Math.round(performance.now() - start));
          else requestAnimationFrame(seen);
        };
        (button as HTMLButtonElement).click();
        requestAnimationFrame(seen);
      }),
    String(i % 2 === 0),
  );
}
