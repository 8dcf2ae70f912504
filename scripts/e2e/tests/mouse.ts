import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { firstMain, playToEnd, quickMatch } from '../steps.js';
import { check, type Test } from '../test.js';

/** "Within a minute" is what the game promises to somebody who opens the page. */
const IN_THE_GAME = 60_000;

export const byMouse: Test = {
  title: 'should have a guest in a game within a minute, and play it to its end by mouse',
  waits: true,
  async run(house) {
    const person = new Person(await house.page(), mouse, 'Ada');
    const start = performance.now();
    await quickMatch(person, house.server.base);
    await person.page.getByRole('button', { name: 'Keep this hand' }).waitFor();
    await house.shot(person.page, 'mulligan');
    await firstMain(person, IN_THE_GAME - (performance.now() - start));
    const took = performance.now() - start;
    house.figure('from opening the page to the first main phase', `${(took / 1_000).toFixed(1)} s`);
    check(took < IN_THE_GAME, `it took ${took / 1_000} s to the first main phase`);
    await house.shot(person.page, 'table');
    house.figure('the end', await playToEnd(person));
    await house.shot(person.page, 'over');
  },
};
