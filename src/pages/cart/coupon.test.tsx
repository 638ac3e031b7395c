import { act, screen, waitFor, within } from '@testing-library/react';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { addItemToCart } from '@/features/cart/cartOperations';
import { applyCoupon } from '@/features/cart/codes/codeOperations';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { issueCaptchaToken } from '../../../backend/captcha/tokens';
import { insertCoupon, insertProduct, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';

const open = async (arrange: (db: RenderedShop['backend']['db']) => void = () => undefined): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/cart',
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { sku: 'ZINC', name: 'Zinc Picolinate', price_minor: 950, quantity: 10 });
      insertCoupon(db);
      insertCoupon(db, { code: 'BIG', label: 'Big', minimum_subtotal_minor: 1500 });
      arrange(db);
    },
  });
  await act(() => shop.store.dispatch(addItemToCart({ sku: 'ZINC', quantity: 2 })));
  await screen.findByRole('complementary', { name: 'Summary' }, { timeout: 10_000 });
  // Folded until it is asked for, and then ready to type.
  const fold = await summary().findByText('Add a discount code');
  expect(await field()).not.toBeVisible();
  await shop.user.click(fold);
  await waitFor(async () => expect(await field()).toHaveFocus());
  return shop;
};

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const field = () => summary().findByRole('textbox', { name: 'Code' });
const total = () => summary().getByText('Total before delivery').nextElementSibling;

const apply = async ({ user }: RenderedShop, code: string): Promise<void> => {
  await user.clear(await field());
  await user.type(await field(), `${code}{Enter}`);
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a code takes its part off the total, is said, kept in the state, and goes again', async () => {
  const shop = await open();
  await apply(shop, ' ten ');
  expect(await summary().findByText('The code ten is applied.')).toBeInTheDocument();
  expect(summary().getByRole('group', { name: 'Discount code' })).toHaveFocus();
  expect(total()).toHaveTextContent('£17.10');
  expect(summary().getByText('Ten off', { selector: 'dt' }).nextElementSibling).toHaveTextContent('−£1.90');
  const context = () => selectCartContext(shop.store.getState());
  expect(context()).toMatchObject({ isCouponApplied: true, priceSummary: { grandTotal: { value: 17.1 } } });
  await shop.user.click(summary().getByRole('button', { name: 'Remove the code TEN' }));
  await waitFor(() => expect(total()).toHaveTextContent('£19.00'));
  expect(await field()).toBeVisible();
  expect(context().isCouponApplied).toBe(false);
});

test.each([
  ['NOPE', /The code NOPE is not valid, or it does not apply/],
  ['   ', 'Enter a code.'],
])('the code "%s" is refused in words, and what was typed stays', async (code, words) => {
  const shop = await open();
  await apply(shop, code);
  expect(await summary().findByRole('alert')).toHaveTextContent(words);
  expect(await field()).toHaveValue(code);
  expect(await field()).toHaveAttribute('aria-invalid', 'true');
});

test.each(['“TEN”.', 'T EN', '＂ＴＥＮ＂'])(
  'a code that was pasted as %s counts, and is shown as it is',
  async (pasted) => {
    const shop = await open();
    await shop.user.click(await field());
    await shop.user.paste(pasted);
    await shop.user.keyboard('{Enter}');
    expect(await summary().findByText('The code TEN is applied.')).toBeInTheDocument();
    expect(total()).toHaveTextContent('£17.10');
    expect(summary().queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a code that holds a space counts as it is typed', async () => {
  const shop = await open((db) => insertCoupon(db, { code: 'T EN', label: 'Spaced', percent: 20 }));
  await apply(shop, 'T EN');
  expect(await summary().findByText('The code T EN is applied.')).toBeInTheDocument();
  expect(total()).toHaveTextContent('£15.20');
});

test('a code that is unknown with and without its space is refused as it was typed', async () => {
  const shop = await open();
  await apply(shop, 'NO PE');
  expect(await summary().findByRole('alert')).toHaveTextContent('The code NO PE is not valid');
  expect(await field()).toHaveValue('NO PE');
});

test('a form without a code asks for one where it is typed', async () => {
  const shop = await open();
  await shop.user.tab();
  expect(document.activeElement).toHaveTextContent('Apply');
  await shop.user.keyboard('{Enter}');
  expect(await summary().findByRole('alert')).toHaveTextContent('Enter a code.');
  expect(await field()).toHaveFocus();
});

test('a lost connection says so, and the code waits to be sent again', async () => {
  const shop = await open();
  shop.backend.faults.set([{ target: { operation: 'ApplyCoupons' }, fault: { kind: 'drop', moment: 'before' } }]);
  await apply(shop, 'TEN');
  expect(await summary().findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  expect(await field()).toHaveValue('TEN');
});

test('a shop that answers wrongly is not called unreachable', async () => {
  const shop = await open();
  shop.backend.faults.set([{ target: { operation: 'ApplyCoupons' }, fault: { kind: 'status', status: 500 } }]);
  await apply(shop, 'TEN');
  expect(await summary().findByRole('alert')).toHaveTextContent('The code could not be used just now.');
});

test('a code whose answer is lost is shown as applied, without a word of failure', async () => {
  const shop = await open();
  shop.backend.faults.set([{ target: { operation: 'ApplyCoupons' }, fault: { kind: 'drop', moment: 'after' } }]);
  await apply(shop, 'ten');
  expect(await summary().findByRole('button', { name: 'Remove the code TEN' })).toBeVisible();
  expect(await summary().findByText('The code ten is applied.')).toBeInTheDocument();
  expect(total()).toHaveTextContent('£17.10');
  expect(summary().queryByRole('alert')).not.toBeInTheDocument();
});

test('a second code stands beside the first, each with its discount, and goes by itself', async () => {
  const shop = await open();
  await apply(shop, 'TEN');
  await summary().findByRole('button', { name: 'Remove the code TEN' });
  // The field is there and empty for the next.
  expect(await field()).toHaveValue('');
  await apply(shop, 'BIG');
  expect(await summary().findByText('The code BIG is applied.')).toBeInTheDocument();
  const codes = within(summary().getByRole('group', { name: 'Discount code' }));
  expect(codes.getByText('Ten off')).toBeVisible();
  expect(codes.getByText('Big')).toBeVisible();
  // Ten per cent, and ten per cent of the rest.
  expect(total()).toHaveTextContent('£15.39');
  await shop.user.click(codes.getByRole('button', { name: 'Remove the code TEN' }));
  expect(await summary().findByText('The code TEN is removed.')).toBeInTheDocument();
  expect(codes.getByRole('button', { name: 'Remove the code BIG' })).toBeVisible();
  expect(codes.queryByText('TEN')).not.toBeInTheDocument();
  expect(summary().queryByText(/no longer applies/)).not.toBeInTheDocument();
  await waitFor(() => expect(total()).toHaveTextContent('£17.10'));
});

test('a refusal names the code, keeps what was typed, and leaves the others', async () => {
  const shop = await open();
  await apply(shop, 'TEN');
  await summary().findByRole('button', { name: 'Remove the code TEN' });
  await apply(shop, 'SAVE10');
  expect(await summary().findByRole('alert')).toHaveTextContent('The code SAVE10 is not valid');
  expect(await field()).toHaveValue('SAVE10');
  expect(summary().getByRole('button', { name: 'Remove the code TEN' })).toBeVisible();
  expect(total()).toHaveTextContent('£17.10');
});

test('a removal whose answer is lost is looked up before anything is said', async () => {
  const shop = await open();
  await apply(shop, 'TEN');
  const button = await summary().findByRole('button', { name: 'Remove the code TEN' });
  const lose = (moment: 'before' | 'after') =>
    shop.backend.faults.set([{ target: { operation: 'RemoveCoupons' }, fault: { kind: 'drop', moment } }]);
  lose('before');
  await shop.user.click(button);
  expect(await summary().findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  expect(button).toBeVisible();
  lose('after');
  await shop.user.click(button);
  expect(await summary().findByText('The code TEN is removed.')).toBeInTheDocument();
  expect(summary().queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(total()).toHaveTextContent('£19.00'));
});

test('a code that another one has ended is told', async () => {
  const shop = await open((db) =>
    insertCoupon(db, { code: 'ALONE', label: 'Alone', percent: 20, priority: -1, stops_further_rules: 1 }),
  );
  await apply(shop, 'TEN');
  await summary().findByRole('button', { name: 'Remove the code TEN' });
  await apply(shop, 'ALONE');
  await summary().findByRole('button', { name: 'Remove the code ALONE' });
  expect(await summary().findAllByText('The code TEN no longer applies to what is in your cart.')).not.toHaveLength(0);
});

test('A-14: codes cannot be guessed without end, and that is said calmly', async () => {
  const shop = await open();
  for (let guess = 0; guess < 10; guess += 1) {
    await shop.store.dispatch(applyCoupon(`GUESS-${guess}`)).catch(() => undefined);
  }
  await apply(shop, 'TEN');
  expect(await summary().findByRole('alert')).toHaveTextContent('Too many attempts.');
});

describe('where the backend protects coupons', () => {
  const protect = (forms: string[]) =>
    open((db) =>
      insertStoreSetting(db, 'recaptcha', {
        website_key: 'key',
        badge_position: 'bottomright',
        language_code: 'en',
        failure_message: 'ReCaptcha validation failed, please try again',
        theme: 'light',
        forms,
      }),
    );
  const execute = jest.fn((_widget: number, _options: { action: string }) => Promise.resolve('made up'));
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="/captcha/"]');
  afterEach(() => {
    script()?.remove();
    execute.mockClear();
    Reflect.deleteProperty(window, 'grecaptcha');
  });

  test('a code is sent with a token, and a refused token is explained', async () => {
    const shop = await protect(['COUPON_CODE']);
    await waitFor(() => expect(script()).not.toBeNull());
    Object.assign(window, { grecaptcha: { ready: (done: () => void) => done(), render: () => 1, execute } });
    await act(() => Promise.resolve(script()?.dispatchEvent(new Event('load'))));
    await apply(shop, 'TEN');
    expect(await summary().findByRole('alert')).toHaveTextContent('We could not confirm that you are not a robot.');
    expect(execute).toHaveBeenCalledWith(1, { action: 'coupon_code' });
    execute.mockResolvedValueOnce(issueCaptchaToken(shop.backend.db, 'coupon_code', Date.now()));
    await apply(shop, 'TEN');
    await waitFor(() => expect(total()).toHaveTextContent('£17.10'));
  });

  test('other forms are no reason for a token', async () => {
    await apply(await protect(['CONTACT']), 'TEN');
    await waitFor(() => expect(total()).toHaveTextContent('£17.10'));
    expect(script()).toBeNull();
  });
});

test('a code that no longer counts is told', async () => {
  const shop = await open();
  await apply(shop, 'BIG');
  await summary().findByRole('button', { name: 'Remove the code BIG' });
  await shop.user.click(screen.getByRole('button', { name: /Decrease/ }));
  expect(await summary().findAllByText('The code BIG no longer applies to what is in your cart.')).not.toHaveLength(0);
});

test.each([
  [1, '£15.83', 'VAT'],
  [3, '£19.00£15.83 excl. VAT', 'Including £3.17 VAT'],
])('the subtotal follows the store’s tax display %i', async (setting, subtotal, tax) => {
  await open((db) => insertStoreSetting(db, 'tax_cart_display_subtotal', setting));
  expect(await summary().findByText(tax)).toBeVisible();
  expect(summary().getByText('Subtotal').nextElementSibling).toHaveTextContent(subtotal);
  expect(total()).toHaveTextContent('£19.00');
});
