import { touch } from '../hands.js';
import { Person } from '../person.js';
import { firstMain, playToEnd, quickMatch } from '../steps.js';
import { PHONE, type Test } from '../test.js';

export const onPhone: Test = {
  title: 'should play a game to its end on a phone, by touch',
  waits: true,
  async run(house) {
    const person = new Person(await house.page(PHONE), touch, 'Ada');
    await quickMatch(person, house.server.base);
    await firstMain(person, 60_000);
    await house.shot(person.page, 'phone');
    house.figure('the end', await playToEnd(person));
    await house.shot(person.page, 'phone-over');
  },
};
