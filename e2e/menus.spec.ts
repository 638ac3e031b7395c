import { signInWith } from './support/account';
import { makeCustomer } from './support/shopApi';
import { addToCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

test('the drawer leads down the categories and back, and hosts the account', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'A large screen has the mega menu in the place of the drawer.');
  const customer = await makeCustomer(page.request, 'Wilf');
  await page.goto('/about-us');
  const trigger = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Main Menu' });
  const back = drawer.getByRole('button', { name: 'Back', exact: true });
  await trigger.tap();
  await expect(back).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Minerals', exact: true }).tap();
  await expect(drawer.getByRole('link', { name: 'Everything in Minerals' })).toBeVisible();
  await expect(back).toBeFocused();
  await drawer.getByRole('button', { name: 'Magnesium', exact: true }).tap();
  await expect(drawer.getByRole('link', { name: 'Everything in Magnesium' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Citrate', exact: true })).toBeVisible();
  await back.tap();
  await expect(drawer.getByRole('button', { name: 'Magnesium', exact: true })).toBeFocused();
  await back.tap();
  await expect(drawer.getByRole('button', { name: 'Minerals', exact: true })).toBeFocused();

  // Elements behind it cannot be reached.
  for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, header') === null)).toBe(true);

  const bar = drawer.getByRole('button', { name: 'Sign In', exact: true });
  await bar.tap();
  const panel = drawer.getByRole('region', { name: /^(?!Messages)/ });
  await expect(panel).toHaveAccessibleName('Sign In');
  await panel.getByRole('button', { name: 'Create Account' }).tap();
  await expect(panel).toHaveAccessibleName('Create Account');
  await back.tap();
  await expect(panel).toHaveAccessibleName('Sign In');
  await panel.getByRole('button', { name: 'Forgot password?' }).tap();
  await expect(panel).toHaveAccessibleName('Forgot Password');
  await back.tap();
  await back.tap();
  await expect(panel).toHaveCount(0);
  await expect(bar).toBeFocused();
  await bar.tap();
  await signInWith(panel, customer);
  await expect(panel).toHaveAccessibleName('My Account');
  await expect(panel).toContainText(customer.email);
  await panel.getByRole('link', { name: /^Order History/ }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeFocused();
});

test('Back closes what lies over the page, and only then leaves it', async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'What covers a phone whole is what Back is pressed for.');
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Delivery and returns', exact: true }).first();
  // What is above the footer may still grow, and push it out of the window again.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Delivery and returns' });
  await expect(heading).toBeFocused();
  const trigger = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Main Menu' });
  await trigger.tap();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL(/\/delivery-and-returns$/);

  // Neither a search nor a reload leaves an entry behind.
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('zinc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “zinc”' })).toBeVisible();
  await trigger.tap();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “zinc”' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('the page behind what lies over it stays where it is', async ({ page }) => {
  await page.goto('/magnesium-bisglycinate.html');
  const cart = await addToCart(page);
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.move(20, 200);
  await page.mouse.wheel(0, 600);
  // Where nothing moves there is nothing to wait for; a phone needs this long to scroll.
  await page.waitForTimeout(500);
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test('the mega menu follows the pointer, and closes when the focus leaves', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A phone has the drawer in the place of the mega menu.');
  await page.goto('/cart');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const minerals = menu.getByRole('link', { name: 'Minerals', exact: true });
  const magnesium = menu.getByRole('link', { name: 'Magnesium', exact: true });
  await minerals.hover();
  await expect(magnesium).toBeVisible();
  await magnesium.hover();
  await expect(minerals).toHaveAttribute('aria-expanded', 'true');
  // From the panel to elsewhere and back within the delay keeps it open; staying away closes it.
  await page.getByRole('main').hover({ force: true, position: { x: 20, y: 500 } });
  await expect(minerals).toHaveAttribute('aria-expanded', 'false');

  await minerals.hover();
  await expect(magnesium).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(magnesium).toBeHidden();

  const last = menu.locator('[aria-expanded]').last();
  await last.focus();
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(last).not.toBeFocused();
  const open = menu.locator('[aria-expanded=true]');
  for (let presses = 0; presses < 40 && (await open.count()) > 0; presses += 1) await page.keyboard.press('Tab');
  await expect(open).toHaveCount(0);

  await page.mouse.move(20, 700);
  await minerals.hover();
  await magnesium.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magnesium' })).toBeVisible();
  await expect(minerals).toHaveAttribute('aria-current', 'true');
});

test('categories without room in the line stand under More, beside a long name of the shop', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'A phone has the drawer in the place of the mega menu.');
  const longName = 'The Great British Vitamin Company';
  await page.route(/\/graphql\?.*operationName=ShopSettings/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: { categories: { items: { children: { uid: string; name: string }[] }[] } };
    };
    const [root] = answer.data.categories.items;
    const children = root?.children ?? [];
    if (root)
      root.children = [
        ...children,
        ...children.map((each) => ({ ...each, uid: `${each.uid}2`, name: `More ${each.name}` })),
      ];
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"locale":', `"storeName":"${longName}","locale":`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/cart');
  const name = page.getByRole('banner').getByText(longName);
  await expect(name).toBeVisible();
  const isWhole = () =>
    name.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const frame = element.closest('a')?.getBoundingClientRect();
      return (
        frame !== undefined &&
        width <= frame.width &&
        height <= frame.height &&
        element.scrollWidth <= element.clientWidth
      );
    });
  expect(await isWhole()).toBe(true);
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const more = menu.getByRole('button', { name: 'More', exact: true });
  await expect(more).toBeVisible();
  const entries = menu.getByRole('list').first().locator('> li');
  const tops = () => entries.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(1);

  const shown = await entries.count();
  await more.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'More Sets', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1030, height: 800 });
  const isOver = () =>
    menu
      .getByRole('list')
      .first()
      .evaluate((list) => list.scrollWidth > list.clientWidth);
  await expect.poll(isOver).toBe(false);
  expect(await tops()).toBe(1);
  expect(await isWhole()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect.poll(() => entries.count()).toBe(shown);

  await more.hover();
  await menu.getByRole('link', { name: 'More Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sets' })).toBeVisible();
});
