import type { Locator, Page } from '@playwright/test';

import { signInWith } from './support/account';
import { cards } from './support/cards';
import { giveAddress, guest, payWith, readReceipt } from './support/checkout';
import { mailedLink } from './support/mail';
import { makeCustomer, startWithCart } from './support/shopApi';
import { miniCart } from './support/shopFloor';
import { expect, test } from './support/test';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test('who is sent to sign in comes back to where they wanted to go', async ({ page, context }) => {
  const customer = await makeCustomer(page.request, 'Ada');
  await page.goto('/order-history?page=1');
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?from=/);
  await page.reload();
  await signInWith(page, customer);
  await expect(heading(page, 'Order History')).toBeVisible();
  await expect(page).toHaveURL(/\/order-history\?page=1$/);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/sign-in?from=//example.com/');
  await expect(other).not.toHaveURL(/example\.com|sign-in/);
  await other.close();
});

test('a forgotten password is replaced by the link in the mail', async ({ page, browser }) => {
  const customer = await makeCustomer(page.request, 'Nell');
  await page.goto('/forgot-password');
  const form = page.getByRole('form', { name: 'Forgot Password' });
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form.getByLabel(/^Email/)).toHaveAccessibleDescription(/Is required\./);
  await form.getByLabel(/^Email/).fill(customer.email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(form).toContainText(`If ${customer.email} has an account`);

  const link = await mailedLink(page.request, customer.email);
  await page.goto(link);
  const reset = page.getByRole('form', { name: 'Choose a new password' });
  await reset.getByLabel(/^New password/).fill('short');
  await reset.getByRole('button', { name: 'Save the new password' }).click();
  await expect(reset.getByLabel(/^New password/)).toHaveAttribute('aria-invalid', 'true');
  await reset.getByLabel(/^New password/).fill('Halewell-2027');
  await reset.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('main')).toContainText('Your new password is saved. Sign in with it.');
  await expect(page.getByRole('main').getByLabel(/^Email/)).toHaveValue(customer.email);
  await signInWith(page, customer);
  await expect(page.getByRole('alert')).toContainText('The email or password is not right.');
  await signInWith(page, { ...customer, password: 'Halewell-2027' });
  await expect(page).toHaveURL(/\/$/);

  // The link works once, elsewhere too.
  const other = await browser.newPage();
  await other.goto(link);
  const second = other.getByRole('form', { name: 'Choose a new password' });
  await second.getByLabel(/^New password/).fill('Halewell-2028');
  await second.getByRole('button', { name: 'Save the new password' }).click();
  await expect(second.getByRole('alert')).toContainText('This link is no longer valid.');
  await expect(second.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await other.close();
});

test('an account is asked for, and opened by the mailed link', async ({ page, db }, { project }) => {
  const email = `posy.${project.name}@example.com`;
  await page.goto('/create-account');
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel(/^First name/).fill('Posy');
  await form.getByLabel(/^Last name/).fill('Lane');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^Password/).fill('Halewell-2026');
  const consent = form.getByRole('checkbox', { name: /Privacy Notice/ });
  await expect(consent).not.toBeChecked();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(consent).toHaveAccessibleDescription(/This field is mandatory/);
  await consent.check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main')).toContainText(`We have sent an email to ${email}.`);
  expect(db.all('SELECT id FROM customer WHERE email = ?', email)).toEqual([]);
  await page.goto(await mailedLink(page.request, email));
  await expect(page.getByRole('main').getByLabel(/^Email/)).toHaveValue(email);
  await signInWith(page, { email, password: 'Halewell-2026' });
  await expect(page).toHaveURL(/\/customer\/account\/$/);
  const customer = db.one('SELECT id, firstname, is_subscribed FROM customer WHERE email = ?', email);
  expect(customer).toMatchObject({ firstname: 'Posy', is_subscribed: 0 });
  await expect
    .poll(() => db.all('SELECT is_consent FROM consent WHERE customer_id = ?', Number(customer.id)))
    .toEqual([{ is_consent: 1 }]);
});

test('the newsletter and the contact form take what was agreed to', async ({ page, db }, { project }) => {
  const email = `flora.${project.name}@example.com`;
  await page.goto('/contact-us');
  const letter = page.getByRole('contentinfo').getByRole('form', { name: 'One useful letter a month' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'One useful letter a month' }).scrollIntoViewIfNeeded();
  // On a page where one has something to do it is a line, whose form opens below it.
  const line = page.getByRole('contentinfo').getByRole('region', { name: 'One useful letter a month' });
  await line.getByRole('button', { name: 'Sign up to the newsletter', expanded: false }).click();
  await letter.getByLabel('Email address').fill(email);
  await letter.getByRole('button', { name: 'Sign up' }).click();
  await expect(letter.getByRole('checkbox')).toHaveAccessibleDescription(/This field is mandatory/);
  expect(db.all('SELECT id FROM newsletter_subscriber WHERE email = ?', email)).toEqual([]);
  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: 'Sign up' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('The email address is subscribed.');
  await expect(letter.getByLabel('Email address')).toHaveValue('');
  expect(db.one('SELECT has_consented, source FROM newsletter_subscriber WHERE email = ?', email)).toEqual({
    has_consented: 1,
    source: 'footer',
  });

  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await form.getByLabel(/^Name/).fill('Flora Kite');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^What is it about/).selectOption({ index: 1 });
  await form.getByLabel(/^Message/).fill('Is the jar glass? <script>alert(1)</script>');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main')).toContainText(
    `Thank you. Your message has been sent. We will reply to ${email}.`,
  );
  expect(db.one('SELECT name, comment, has_consented FROM contact_message WHERE email = ?', email)).toEqual({
    name: 'Flora Kite',
    comment: 'Is the jar glass? <script>alert(1)</script>',
    has_consented: 1,
  });
});

test('the order comes into the account that is made after it, and its invoice is printed', async ({ page, db }, {
  project,
}) => {
  const email = `rowan.${project.name}@example.com`;
  await startWithCart(page);
  await page.goto('/checkout');
  await giveAddress(page, { ...guest, Email: email });
  await payWith(page, cards.authorised);
  const number = await readReceipt(page);
  await expect(page.getByRole('region', { name: 'What happens now' })).toContainText('Royal Mail will deliver it');
  await page.getByRole('link', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create Account' });
  await expect(form).toContainText(email);
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await form.getByLabel(/^Password/).fill('Halewell-2026');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main')).toContainText(`We have sent an email to ${email}.`);
  await page.goto(await mailedLink(page.request, email));
  await signInWith(page, { email, password: 'Halewell-2026' });
  await expect(page.getByRole('main')).toContainText(`Order ${number} is in your account now.`);
  const order = page.getByRole('article', { name: number });
  await expect(order).toContainText('Being packed');
  const { id } = db.one('SELECT id FROM customer WHERE email = ?', email);
  expect(db.one('SELECT customer_id FROM sales_order WHERE increment_id = ?', number)).toEqual({ customer_id: id });

  await order.getByRole('link', { name: /^Details/ }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Invoice/ })
    .click();
  await expect(page.getByRole('article', { name: /^Invoice \d+$/ })).toContainText('VAT number');
  await page.goBack();
  await page.goBack();
  await order.getByRole('button', { name: /^Buy again/ }).dblclick();
  await expect(miniCart(page)).toContainText('Your cart (1)');
});
