import type { Page } from '@playwright/test';

import { cards } from './support/cards';
import { cardFrame, field, giveAddress, payButton, typeCard } from './support/checkout';
import { startAtPayment, startWithCart } from './support/shopApi';
import { addToCart, cartTrigger } from './support/shopFloor';
import { expect, test } from './support/test';

test('an address that is wrong is told beside its fields, and nothing typed is lost', async ({ page }) => {
  await startWithCart(page);
  await page.goto('/checkout');
  const go = page.getByRole('button', { name: 'Continue to payment' });
  // The fields of the address come a moment after the others.
  await field(page, 'Find your address').waitFor();
  await go.click();
  for (const label of ['Email', 'First name', 'Last name', 'Find your address'])
    await expect(field(page, label)).toHaveAccessibleDescription(/Is required\./);
  await expect(field(page, 'Email')).toBeFocused();

  await giveAddress(page, { Email: 'rosa@whitfield', Postcode: '12345', City: 'Bristol', Phone: 'none' });
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription(
    /Please enter a valid UK postcode, such as BS6 6AN\./,
  );
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Please enter a valid phone number\./);
  for (const label of ['Email', 'Postcode', 'Phone'])
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toHaveValue('rosa@whitfield');
  await expect(field(page, 'Postcode')).toHaveValue('12345');
  await expect(field(page, 'City')).toHaveValue('Bristol');
  await expect(field(page, 'City')).not.toHaveAttribute('aria-invalid', 'true');

  await giveAddress(page);
  await expect(payButton(page)).toBeVisible();
});

/** Ways to press at a point, with the page drawn while the press is under way. */
const presses: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
  mouse: async (page, x, y) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
  },
  finger: (page, x, y) => page.touchscreen.tap(x, y),
};

for (const [name, press] of Object.entries(presses)) {
  test(`a press of a ${name} on the edge of a button is not lost to the error of the field that it leaves`, async ({
    page,
  }) => {
    await startWithCart(page);
    await page.goto('/checkout');
    const go = page.getByRole('button', { name: 'Continue to payment' });
    const last = field(page, 'Last name');
    // It comes a moment after the others, and moves the button.
    await field(page, 'Find your address').waitFor();
    await last.focus();
    // At the lower edge: what grows above the middle of the page would be made up for by the browser's scrolling.
    await go.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect(last).toBeInViewport();
    const { x, y, width } = (await go.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await press(page, x + width / 2, y + 2);
    await expect(last).toHaveAccessibleDescription(/Is required\./);
    // Only the press itself tells of the fields that were never left.
    await expect(field(page, 'First name')).toHaveAccessibleDescription(/Is required\./);
  });
}

test('a card that is wrong is told beside its fields, in the frame', async ({ page }) => {
  await startAtPayment(page);
  await page.goto('/checkout');
  await payButton(page).click();
  const consent = page.getByRole('checkbox', { name: /^I agree/ });
  await expect(consent).toHaveAccessibleDescription(/^This field is mandatory/);

  await consent.check();
  await payButton(page).click();
  const frame = cardFrame(page);
  await expect(frame.getByLabel('Card number')).toHaveAccessibleDescription('Enter your card number.');
  await expect(frame.getByLabel('Expiry date')).toHaveAccessibleDescription('Enter the expiry date.');
  await expect(frame.getByLabel('Name on card')).toHaveAccessibleDescription('Enter the name on the card.');
  await expect(page.getByRole('main')).toContainText('Check your card details.');

  await typeCard(page, { ...cards.authorised, number: '4000000000000003', expiry: '0120', securityCode: '1' });
  await payButton(page).click();
  await expect(frame.getByLabel('Card number')).toHaveAccessibleDescription(
    'This card number is not right. Check it and try again.',
  );
  await expect(frame.getByLabel('Expiry date')).toHaveAccessibleDescription('This card has expired.');
  await expect(frame.getByLabel('Security code')).toHaveAccessibleDescription(/three or four digits/);
  await expect(frame.getByLabel('Card number')).toHaveValue('4000 0000 0000 0003');

  await frame.getByLabel('Card number').fill('4111111111111111');
  await frame.getByLabel('Expiry date').fill('12 / 30');
  await frame.getByLabel('Security code').fill('123');
  await payButton(page).click();
  await expect(frame.getByLabel('Card number')).toHaveAccessibleDescription('This shop takes test cards only.');
  await expect(page).toHaveURL(/\/checkout$/);
});

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });

test('a quantity that cannot be had is told at its line', async ({ page }) => {
  await startWithCart(page, 'HW-PAN', 2);
  await page.goto('/cart');
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(quantity(page)).toHaveValue('2');

  // No quantity at all: what is nearest stands for it.
  await quantity(page).fill('many');
  await quantity(page).press('Enter');
  await expect(quantity(page)).toHaveValue('2');

  await quantity(page).fill('21');
  await quantity(page).press('Enter');
  await expect(line.getByRole('alert')).toContainText('The largest quantity you can order is');
  await expect(quantity(page)).toHaveValue('2');
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await expect(line.getByRole('alert')).toContainText('We do not have that many left.');

  await quantity(page).fill('0');
  await quantity(page).press('Enter');
  await expect(line).toContainText('use Remove');
  await expect(quantity(page)).toHaveValue('2');

  await quantity(page).fill('1');
  await quantity(page).press('Enter');
  await expect(cartTrigger(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(line.getByRole('alert')).toBeHidden();
});

test('no more of a product can be asked for than there are, nor beyond those in the cart', async ({ page }) => {
  await page.goto('/panax-ginseng.html');
  await quantity(page).fill('5');
  await quantity(page).press('Enter');
  await expect(quantity(page)).toHaveValue('4');
  await expect(page.getByRole('main')).toContainText('You can order up to 4.');
  await expect(await addToCart(page)).toContainText('Your cart (4)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeHidden();
  await quantity(page).fill('1');
  await page
    .getByRole('button', { name: /^Add to cart( £|$)/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('We do not have that many left. Please choose fewer.');
  await expect(quantity(page)).toHaveValue('1');
});
