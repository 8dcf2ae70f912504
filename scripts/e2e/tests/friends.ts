import { type Friend, gather, handOf } from '../friends.js';
import { checkNames, checkObjects } from '../hidden.js';
import { turnOf } from '../steps.js';
import { check, type House, type Test } from '../test.js';

/** Milliseconds; some four times what it takes where nothing else runs. */
const GAME = 420_000;

export const friendsPlay: Test = {
  title: 'should have four friends play a game to its end, through cut lines and a killed server',
  async run(house) {
    const friends = await gather(house);
    const names = await checkNames(friends);
    await playTo(friends, 2);
    await cutLines(friends);
    await playTo(friends, 3);
    await killServer(friends, house);
    await playTo(friends, 6);
    await house.shot(friends[0]?.person.page ?? fail(), 'friends');
    const turns = await playTo(friends, Number.POSITIVE_INFINITY);
    for (const { person } of friends)
      await person.page.getByRole('region', { name: 'The game is over' }).waitFor();
    await house.shot(friends[0]?.person.page ?? fail(), 'friends-over');
    const objects = checkObjects(friends);
    house.figure('turns, presses', `${turns}, ${friends.reduce((n, f) => n + f.person.presses, 0)}`);
    house.figure('hidden cards looked for, objects told of', `${names}, ${objects}`);
  },
};

function fail(): never {
  throw new Error('a friend is missing');
}

/** All four act as they come to be asked, until that turn has begun or the game is over; the turn that it is then. */
async function playTo(friends: readonly Friend[], turn: number): Promise<number> {
  const end = performance.now() + GAME;
  for (let now = 0; ; ) {
    let acted = false;
    for (const { person } of friends) {
      const look = await person.look();
      now = Math.max(now, turnOf(look));
      if (look.over || now >= turn) return now;
      acted = (await person.act()) || acted;
    }
    check(performance.now() < end, `turn ${turn} wasn't reached in ${GAME / 1_000} s`);
    if (!acted) await new Promise((done) => setTimeout(done, 50));
  }
}

/** One loses the line for a while, one loads the page anew. */
async function cutLines(friends: readonly Friend[]): Promise<void> {
  const before = await tablesOf(friends);
  const [, cut, loads] = friends.map((f) => f.person.page);
  await cut?.context().setOffline(true);
  await loads?.reload();
  await cut?.waitForTimeout(1_000);
  await cut?.context().setOffline(false);
  await same(friends, before, 'after their line was cut');
}

/** The power goes; started again on the same file the server has everybody at the table that they left. */
async function killServer(friends: readonly Friend[], house: House): Promise<void> {
  const before = await tablesOf(friends);
  await house.server.kill();
  await house.server.start();
  const start = performance.now();
  await same(friends, before, 'after the server was killed');
  house.figure('everybody back after a kill', `${((performance.now() - start) / 1_000).toFixed(1)} s`);
}

/** What everybody sees once nothing is on its way any more, and nobody has begun anything by themselves. */
async function tablesOf(friends: readonly Friend[]): Promise<readonly string[]> {
  for (const { person } of friends) await person.page.keyboard.press('Escape');
  for (let before = '', tries = 0; tries < 50; tries++) {
    const now = await Promise.all(friends.map(tableOf));
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await friends[0]?.person.page.waitForTimeout(500);
  }
  throw new Error('nobody does anything, and the table goes on');
}

/** What must not change by a cut: the turn, the hand, both teams' life, whether one is asked. */
async function tableOf({ person }: Friend): Promise<string> {
  const { turn, primary } = await person.look();
  const { page } = person;
  const life = await page
    .getByRole('button', { name: /^Team [AB]: / })
    .evaluateAll((all) => all.map((b) => globalThis.accessibleName(b)));
  const zones = await page.getByText(/^\d+ cards? in (hand|library)$/).allTextContents();
  return JSON.stringify([turn, primary?.name, await handOf(person), life, zones]);
}

async function same(friends: readonly Friend[], before: readonly string[], when: string): Promise<void> {
  for (const [i, friend] of friends.entries()) {
    const { page, name } = friend.person;
    const end = performance.now() + 45_000;
    for (;;) {
      const now =
        (await page.getByText('Connected', { exact: true }).count()) > 0 ? await tableOf(friend) : '';
      if (now === before[i]) break;
      check(performance.now() < end, `${name} isn't back ${when}: ${now}, was ${before[i]}`);
      await page.waitForTimeout(100);
    }
  }
}
