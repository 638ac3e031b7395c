import { audit, fits, showSections } from './support/everybody';
import { expect, isPhone, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  home: '/',
  category: '/minerals.html',
  product: '/magnesium-bisglycinate.html',
  content: '/delivery-and-returns',
  'sign in': '/sign-in',
  'create account': '/create-account',
  'forgot password': '/forgot-password',
  'order tracking': '/track-my-order/',
  'find yours': '/find-yours?question=need&audience=adults',
  'what was found': '/find-yours?question=-&audience=adults&need=immune-function',
  certificate: '/batch-certificates?sku=HW-MGB&batch=MB261028',
  'new password': '/customer/account/createPassword?token=x',
  'empty cart': '/cart',
  contact: '/contact-us',
  stores: '/stores?near=Bristol',
  store: '/stores/bristol-clifton',
  search: '/search.html?query=magnesium',
  'search without results': '/search.html?query=zzzqqq',
  'search without a query': '/search.html',
  'not found': '/no-such-thing.html',
};

/** Pages that are laid out alike at every width. */
const alike = new Set([
  'create account',
  'forgot password',
  'order tracking',
  'new password',
  'empty cart',
  'search without results',
  'search without a query',
  'not found',
]);

/** Pages that choose what they load by the width. The others are looked at in both widths at once. */
const loadedByWidth = new Set(['home', 'category', 'product', 'search']);
const desktop = { width: 1440, height: 900 };

for (const [name, path] of Object.entries(pages)) {
  test(`everybody can use the page: ${name}`, async ({ page }, { project }) => {
    test.skip(!loadedByWidth.has(name) && !isPhone(project.name), 'The phone looks at it in both widths.');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (name === 'product') await showSections(page);
    await audit(page, name);
    await fits(page, name, isPhone(project.name));
    if (loadedByWidth.has(name) || alike.has(name)) return;
    await page.setViewportSize(desktop);
    await audit(page, `${name}, wide`);
    await fits(page, `${name}, wide`, false);
  });
}

test('everybody can use the error view', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'It is laid out alike at every width.');
  await page.route(/graphql.*ResolveURL/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/minerals.html');
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  await audit(page, 'error view');
  await fits(page, 'error view', isPhone(project.name));
});
