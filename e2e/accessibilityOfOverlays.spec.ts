import { audit, fits, refuseNotice, showSections } from './support/everybody';
import { startWithCart } from './support/shopApi';
import { cartTrigger, miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

// Without motion: axe must not look at parts that are still moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everybody can use what opens over a page', async ({ page }, { project }) => {
  await startWithCart(page);
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
  await audit(page, 'full cart');
  await fits(page, 'full cart', isPhone(project.name));

  await cartTrigger(page).click();
  await expect(miniCart(page).getByRole('link', { name: 'Checkout' })).toBeVisible();
  await audit(page, 'mini cart');
  await fits(page, 'mini cart', isPhone(project.name));
  await page.keyboard.press('Escape');

  if (isPhone(project.name)) {
    const drawer = page.getByRole('dialog', { name: 'Main Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await drawer.getByRole('button', { name: 'Minerals', exact: true }).tap();
    await expect(drawer.getByRole('button', { name: 'Back' })).toBeVisible();
    await audit(page, 'drawer');
    await drawer.getByRole('button', { name: 'Sign In', exact: true }).tap();
    for (const step of ['Sign In', 'Create Account']) {
      await expect(drawer.getByRole('form', { name: step })).toBeVisible();
      await audit(page, `drawer, ${step}`);
      await fits(page, `drawer, ${step}`, true);
      if (step === 'Sign In') await drawer.getByRole('button', { name: 'Create Account' }).tap();
    }
    return;
  }
  for (const name of ['Vitamins', 'Minerals']) {
    const link = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
    await link.hover();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await audit(page, `mega menu, ${name}`);
  }
});

test('everybody can use filters, order and options of a list', async ({ page }, { project }) => {
  const isNarrow = isPhone(project.name);
  await page.goto('/minerals.html?form=tablets,capsules&limit=24');
  const main = page.getByRole('main');
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
  if (isNarrow) {
    await main.getByRole('button', { name: /^Filter/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
    await audit(page, 'filter panel');
    await fits(page, 'filter panel', true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  }
  await main.getByRole('button', { name: /^Sort: / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await audit(page, 'filtered list, order open');
  await fits(page, 'filtered list, order open', isNarrow);
  await page.keyboard.press('Escape');
  await main
    .getByRole('button', { name: /^Choose options for / })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog', { name: /^Choose options/ })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  await audit(page, 'options of a card');
  await fits(page, 'options of a card', isNarrow);
  await page.goto('/minerals.html?form=lozenges&nutrient=iron');
  await expect(main.getByRole('heading', { name: 'No products match' })).toBeVisible();
  await audit(page, 'list that is filtered away');
});

test('everybody can use the search box, the picture viewer, the review form and the sign-in', async ({ page }, {
  project,
}) => {
  const isNarrow = isPhone(project.name);
  await page.goto('/magnesium-bisglycinate.html');
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'magnesium' })).toBeVisible();
  await audit(page, 'search box');
  await page.keyboard.type('mag');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await audit(page, 'suggestions');
  await fits(page, 'suggestions', isNarrow);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'View the pictures full screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await audit(page, 'picture viewer');
  await page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'All pictures' }).click();
  await audit(page, 'grid of pictures');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeHidden();

  await showSections(page);
  await main.getByRole('button', { name: 'Write a review' }).click();
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByText('Is required.').first()).toBeVisible();
  await audit(page, 'review form');
  await fits(page, 'review form', isNarrow);
  await main.getByRole('button', { name: 'Save Magnesium Bisglycinate to wishlist' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Is required.').first()).toBeVisible();
  await audit(page, 'sign-in dialog');
  await fits(page, 'sign-in dialog', isNarrow);
});

test.describe('a visitor who has answered nothing', () => {
  test.skip(({ isMobile }) => !isMobile, 'It does not depend on the width.');
  test.use({ storageState: { cookies: [], origins: [] } });

  test('can use and refuse the notice of cookies and storage', async ({ page }) => refuseNotice(page));
});
