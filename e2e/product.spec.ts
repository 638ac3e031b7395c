import type { Locator, Page } from '@playwright/test';

import { cartInBrowser } from './support/shopApi';
import { miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';

const path = '/magnesium-bisglycinate.html';
const main = (page: Page): Locator => page.getByRole('main');

test('name, price and the way to buy are there without scrolling, and pictures are counted', async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'On a desktop there are thumbnails.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const count = main(page).getByText('1 of 5');
  await expect(count).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByText('£0.45 a day', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('button', { name: 'Add to cart', exact: true }).last()).toBeInViewport({
    ratio: 1,
  });
  const pictures = main(page).getByRole('list', { name: 'Pictures', exact: true });
  const { height } = (await pictures.boundingBox()) ?? { height: 0 };
  expect(height / 844).toBeLessThan(0.45);
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText('2 of 5')).toBeVisible();
});

test('pictures are shown by their thumbnails, and over the whole window', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A phone has no room for thumbnails.');
  await page.goto(path);
  const thumbs = main(page).getByRole('list', { name: 'All pictures' }).getByRole('button');
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
  await thumbs.nth(1).click();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  const second = (await thumbs.nth(1).getAttribute('aria-label')) ?? '';
  await expect(main(page).getByRole('list', { name: 'Pictures', exact: true }).getByAltText(second)).toBeInViewport();
  const total = await thumbs.count();

  const zoom = main(page).getByRole('button', { name: 'View the pictures full screen' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByText(`${second} (2 of ${total})`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`(3 of ${total})`)).toBeInViewport();
  await viewer.getByRole('button', { name: 'All pictures' }).click();
  const grid = viewer.getByRole('list', { name: 'All pictures' });
  await expect(grid.getByRole('button')).toHaveCount(total);
  await page.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(zoom).toBeFocused();
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('a choice stands in the address, and a subscription costs what the backend says', async ({ page, db }, {
  project,
}) => {
  await page.goto(path);
  const sizes = main(page).getByRole('group', { name: 'Size' });
  await sizes.getByRole('radio', { name: /^240 capsules\s*Out of stock/ }).check();
  await expect(main(page)).toContainText(/We expect more on|This one cannot be ordered at the moment/);
  await expect(main(page).getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await sizes.getByRole('radio', { name: /^120 capsules/ }).check();
  await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?size=120(\+|%20)capsules$/);
  await page.reload();
  await expect(sizes.getByRole('radio', { name: /^120 capsules/ })).toBeChecked();

  const ways = main(page).getByRole('group', { name: 'How to buy it' });
  await expect(ways.getByRole('radio', { name: 'Buy once' })).toBeChecked();
  // Its label lies over the button, and takes the click for it.
  await ways.getByRole('radio', { name: /^Subscribe/ }).check({ force: true });
  await ways.getByLabel('Deliver every').selectOption({ label: '12 weeks' });
  const sold = db.one("SELECT id, price_minor FROM product WHERE sku = 'HW-MGB-120'");
  const plan = db.one(
    `SELECT discount_percent FROM subscription_plan JOIN product ON product.id = product_id
     WHERE sku = 'HW-MGB' AND interval_weeks = 12`,
  );
  const pence = Math.round((Number(sold.price_minor) * (100 - Number(plan.discount_percent))) / 100);
  const price = `£${(pence / 100).toFixed(2)}`;
  const add = main(page).getByRole('button', { name: `Add to cart ${price}` });
  await add.click();
  const line = miniCart(page).getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('120 capsules');
  await expect(line).toContainText('Every 12 weeks');
  await expect(line).toContainText(price);
  const kept = db.one(
    'SELECT cart_item.* FROM cart_item JOIN cart ON cart.id = cart_id WHERE masked_id = ?',
    (await cartInBrowser(page)) ?? '',
  );
  expect(kept).toMatchObject({ variant_id: sold.id, quantity: 1, subscription_weeks: 12 });
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();

  const sticky = main(page).getByRole('button', { name: 'Add to cart', exact: true });
  await expect(sticky).toHaveCount(0);
  await page.mouse.wheel(0, 2500);
  await expect(add).not.toBeInViewport();
  if (!isPhone(project.name)) {
    await expect(sticky).toBeHidden();
    return;
  }
  await expect(sticky).toBeInViewport({ ratio: 1 });
  await sticky.tap();
  await expect(miniCart(page)).toContainText('Your cart (2)');
});

test('what is below comes when it is near, and a review can be read and written', async ({ page, db }, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('operationName') ?? ''));
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const show = main(page).getByRole('button', { name: 'Show: Reviews' });
  await expect(show).toBeAttached();
  expect(asked).not.toContain('ProductReviews');
  await show.scrollIntoViewIfNeeded();
  const reviews = main(page).getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article').first()).toBeVisible();
  expect(asked).toContain('ProductReviews');
  const first = await reviews.getByRole('article').count();
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect.poll(() => reviews.getByRole('article').count()).toBeGreaterThan(first);
  await reviews.getByLabel('Sort reviews by').selectOption({ label: 'Fewest stars first' });
  await reviews
    .getByRole('list', { name: 'Reviews by stars' })
    .getByRole('button', { name: /^5 stars/ })
    .click();
  await expect(reviews.getByRole('status')).toHaveText(/^\d+ of \d+ reviews$/);
  await expect(
    reviews
      .getByRole('article')
      .first()
      .getByRole('img', { name: /^5\.0 out of 5/ }),
  ).toBeVisible();
  await reviews.getByRole('button', { name: 'Show all reviews' }).click();

  const nickname = `Wren on a ${project.name}`;
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const form = reviews.getByRole('form', { name: 'Your review' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByRole('radiogroup', { name: 'Rating' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel(/^Name/).fill(nickname);
  await form.getByLabel(/^Summary/).fill('Easy to open');
  await form.getByLabel(/^Review/).fill('The jar <b>shuts</b> tightly.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(reviews).toContainText('Thank you. We read every review before it is shown');
  await expect(reviews.getByRole('article').filter({ hasText: nickname })).toHaveCount(0);
  expect(db.one('SELECT * FROM product_review WHERE nickname = ?', nickname)).toMatchObject({
    status: 'pending',
    rating: 4,
    summary: 'Easy to open',
    text: 'The jar <b>shuts</b> tightly.',
    is_verified: 0,
    customer_id: null,
  });
  await main(page).getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('heading', { name: 'Questions people ask' })).toBeVisible();
});
