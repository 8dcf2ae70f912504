import { keyboard, tabTo } from '../keyboard.js';
import { Person } from '../person.js';
import { firstMain, playToEnd } from '../steps.js';
import type { Test } from '../test.js';

export const byKeyboard: Test = {
  title: 'should play a game to its end by keyboard alone',
  waits: true,
  async run(house) {
    const person = new Person(await house.page(), keyboard, 'Ada');
    await person.page.goto(house.server.base);
    await tabTo(person.page, 'textbox', 'Your name');
    await person.page.keyboard.type(person.name);
    // of a group of choices the chosen one is the stop, and the arrows choose another
    await tabTo(person.page, 'radio', 'To be followed');
    await person.page.keyboard.press('ArrowLeft');
    await person.pressNamed('Play now');
    await firstMain(person, 60_000);
    house.figure('the end', await playToEnd(person));
  },
};
