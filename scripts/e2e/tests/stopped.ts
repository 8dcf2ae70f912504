import { check, DESKTOP, type Test } from '../test.js';

export const stoppedPage: Test = {
  title: 'should say so where a part of the page is gone from the server, and go on after a reload',
  async run(house) {
    const page = await house.page({ ...DESKTOP, serviceWorkers: 'block' });
    const part = '**/assets/Practice-*.js';
    await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(house.server.base);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'The page has come to a stop' }).waitFor();
    for (const fault of house.faults.splice(0))
      check(/Practice-|404/.test(fault), `more went wrong than was taken away: ${fault}`);
    await page.unroute(part);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('region', { name: 'What is asked of you' }).waitFor();
  },
};

export const serverReturns: Test = {
  title: 'should come to the table by itself once its server answers again',
  async run(house) {
    const page = await house.page({ ...DESKTOP, serviceWorkers: 'block' });
    const who = '**/api/me';
    await page.route(who, (route) => route.abort('connectionrefused'));
    await page.goto(`${house.server.base}/table/${'t'.repeat(22)}`);
    await page.getByRole('button', { name: 'Look again' }).waitFor();
    await page.unroute(who);
    await page.getByRole('textbox', { name: 'Your name' }).waitFor({ timeout: 10_000 });
  },
};
