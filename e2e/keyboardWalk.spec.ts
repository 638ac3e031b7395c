import type { Page } from '@playwright/test';

import { signInWith } from './support/account';
import { field, guest } from './support/checkout';
import { makeCustomer } from './support/shopApi';
import { miniCart } from './support/shopFloor';
import { expect, isPhone, test } from './support/test';
import { act, listenToWalk } from './support/walk';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'A phone has no keyboard to walk with.');
  await listenToWalk(page);
});

const main = (page: Page) => page.getByRole('main');

test('every press in list, product, mini cart and cart is answered once', async ({ page }) => {
  await page.goto('/minerals.html');
  const cards = main(page).getByRole('article');
  await cards.first().waitFor();
  await act(page, 'compare', 'Enter', cards.first().getByRole('button', { name: /^Compare/ }));
  await act(page, 'save', 'Enter', cards.first().getByRole('button', { name: /^Save/ }));
  await page.goto('/magnesium-bisglycinate.html');
  const size = main(page).getByRole('group', { name: 'Size' }).getByRole('radio');
  await act(page, 'another size', 'ArrowRight', size.first());
  await act(page, 'the size before', 'ArrowLeft');
  await act(page, 'larger picture', 'Enter', main(page).getByRole('button', { name: 'View the pictures full screen' }));
  await act(page, 'next picture', 'ArrowRight');
  await act(page, 'end of pictures', 'Escape');
  const add = main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await act(page, 'add to cart', 'Enter', add);
  await act(
    page,
    'offer',
    'Enter',
    miniCart(page)
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first(),
  );
  await act(page, 'end of mini cart', 'Escape');
  await page.goto('/cart');
  const lines = main(page).getByRole('list', { name: 'Items in your cart' });
  await act(page, 'one more', 'Enter', lines.getByRole('button', { name: /^Increase/ }).first());
  await act(page, 'one less', 'Enter', lines.getByRole('button', { name: /^Decrease/ }).first());
  await act(page, 'subscribe', 'Space', lines.getByRole('switch').first());
  await act(page, 'remove', 'Enter', lines.getByRole('button', { name: /^Remove/ }).first());
  await act(page, 'undo', 'Enter', page.getByRole('button', { name: /^Undo/ }).first());
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await act(page, 'codes', 'Enter', summary.locator('summary', { hasText: 'Add a discount code' }));
  const code = summary.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('NOPE');
  await act(page, 'wrong code', 'Enter', code);
  await code.fill('WELCOME10');
  await act(page, 'code', 'Enter', code);
  await act(page, 'remove code', 'Enter', summary.getByRole('button', { name: /^Remove/ }).first());
  await act(page, 'bigger pack', 'Enter', page.getByRole('button', { name: /^Swap to/ }).first());
  while ((await lines.getByRole('button', { name: /^Remove/ }).count()) > 1) {
    const before = await lines.getByRole('button', { name: /^Remove/ }).count();
    await act(page, 'remove', 'Enter', lines.getByRole('button', { name: /^Remove/ }).first());
    await expect(lines.getByRole('button', { name: /^Remove/ })).toHaveCount(before - 1);
  }
  await act(page, 'remove the last', 'Enter', lines.getByRole('button', { name: /^Remove/ }).first());
});

test('a page that repairs itself, and a session that has ended, take the focus along', async ({ page, context }) => {
  await page.goto('/minerals.html');
  await main(page).getByRole('article').first().waitFor();
  await context.setOffline(true);
  const lost = await act(page, 'without a line', 'Enter', main(page).getByRole('link', { name: 'Iron' }).first());
  expect(lost.focus).toContain('You are offline.');
  await context.setOffline(false);
  const heading = page.getByRole('heading', { level: 1, name: 'Iron' });
  await expect(heading).toBeFocused();

  await page.goto('/address-book');
  await signInWith(page, await makeCustomer(page.request, 'Ada'));
  await main(page).getByRole('button', { name: 'Add address' }).waitFor();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('signin_token')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/"value":"\\?"?[^"]*/, '"value":"gone'));
  });
  await page.reload();
  const notice = main(page).getByText('You were signed out because your session ended.');
  await expect(notice).toBeVisible();
  // It has the focus, or describes the heading, which takes it where one is led to the form.
  const focused = main(page).locator(':focus');
  const words = focused.evaluate(
    (element) =>
      element.textContent +
      (document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
  );
  expect(await words).toContain('your session ended');
});

test('every press in the checkout is answered once', async ({ page }) => {
  await page.goto('/zinc-picolinate.html');
  await act(
    page,
    'add',
    'Enter',
    main(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  );
  await act(page, 'to the checkout', 'Enter', miniCart(page).getByRole('link', { name: 'Checkout' }));
  const goOn = page.getByRole('button', { name: 'Continue to payment' });
  await field(page, 'First name').waitFor();
  await act(page, 'go on without an address', 'Enter', goOn);
  for (const name of ['Email', 'First name', 'Last name'] as const) await field(page, name).fill(guest[name]);
  await act(page, 'by hand', 'Enter', page.getByRole('button', { name: 'Enter address manually' }));
  for (const name of ['Street address', 'City', 'Postcode'] as const) await field(page, name).fill(guest[name]);
  await act(page, 'go on', 'Enter', goOn);
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveAccessibleDescription(/Standard delivery/);
  await act(page, 'change the method', 'Enter', page.getByRole('button', { name: 'Change shipping method' }));
  await act(page, 'another method', 'ArrowDown', page.getByRole('radio', { name: /Standard delivery/ }));
  await act(page, 'on', 'Enter', page.getByRole('button', { name: 'Continue to payment' }));
});

test('every press in the account is answered once', async ({ page }) => {
  const customer = await makeCustomer(page.request, 'Nell');
  await page.goto('/address-book');
  await signInWith(page, customer);
  const open = main(page).getByRole('button', { name: 'Add address' });
  await act(page, 'add', 'Enter', open);
  const form = main(page).getByRole('form', { name: 'New address' });
  const cancelled = await act(page, 'cancel', 'Enter', form.getByRole('button', { name: 'Cancel' }));
  expect(cancelled.focus).toContain('Add address');
  await act(page, 'add again', 'Enter', open);
  await form.getByRole('button', { name: 'Enter address manually' }).click();
  await form.getByLabel(/^Street address/).fill('4 Quay');
  await form.getByLabel(/^City/).fill('Bristol');
  await form.getByLabel(/^Postcode/).fill('bs1 4rn');
  await act(page, 'save', 'Enter', form.getByRole('button', { name: 'Save address' }));
  await act(page, 'edit', 'Enter', main(page).getByRole('button', { name: /^Edit/ }));
  const edited = await act(page, 'cancel the change', 'Enter', main(page).getByRole('button', { name: 'Cancel' }));
  expect(edited.focus).toContain('Edit');
  await act(
    page,
    'delivery',
    'Enter',
    main(page)
      .getByRole('button', { name: /delivery/ })
      .first(),
  );
  const account = page.getByRole('button', { name: /^Hi, / });
  await page.goto('/minerals.html');
  await act(page, 'save a product', 'Enter', main(page).getByRole('button', { name: /^Save/ }).first());
  await page.goto('/wishlist');
  await act(
    page,
    'remove a product',
    'Enter',
    main(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  );
  await page.goto('/minerals.html');
  await act(page, 'menu', 'Enter', account);
  const { said, focus } = await act(
    page,
    'sign out',
    'Enter',
    page.getByRole('banner').getByRole('button', { name: 'Sign Out' }),
  );
  expect(said).toContain('You are signed out.');
  expect(focus).toContain('Sign In');
});
