import { act, screen, within } from '@testing-library/react';
import { addItemToCart } from '@/features/cart/cartOperations';
import { LineFoot } from '@/features/cart/lines/LineFoot';
import type * as ShownPrice from '@/features/catalog/shownPrice';
import { zincLine } from '@/testing/cartLine';
import { renderShell } from '@/testing/renderShell';
import { renderShop } from '@/testing/renderShop';

/** A backend with a fault leaves out what its schema promises. */
jest.mock('@/features/catalog/shownPrice', () => ({
  ...jest.requireActual<typeof ShownPrice>('@/features/catalog/shownPrice'),
  finalPrice: () => ({ value: null, currency: null }),
}));

const magnesium = 'HW-MGB';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the options of a line have no amount where the price is not known', async () => {
  const shop = await renderShop({ path: '/cart' });
  const item = { sku: magnesium, quantity: 1, selectedOptionUids: [shop.data.selectedOptionUid(`${magnesium}-60`)] };
  await act(() => shop.store.dispatch(addItemToCart(item)));
  await shop.user.click(await screen.findByRole('button', { name: 'Edit options of Magnesium Bisglycinate' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Edit options/ }));
  await shop.user.click(await dialog.findByRole('radio', { name: /120 capsules/ }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(dialog.queryByText(/£0\.00/)).not.toBeInTheDocument();
});

test('the options of a card are added without an amount where the price is not known', async () => {
  const { user } = await renderShop({ path: '/minerals.html' });
  await user.click(await screen.findByRole('button', { name: 'Choose options for Magnesium Bisglycinate' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Choose options for/ }));
  expect(await dialog.findByRole('button', { name: /^Add to cart/ })).toBeVisible();
  expect(dialog.queryByText(/£0\.00/)).not.toBeInTheDocument();
});

test('a line has no amount where its prices are not known', () => {
  renderShell(
    <LineFoot
      line={zincLine()}
      quantity={1}
      rule={{}}
      isGift={false}
      onChange={() => undefined}
      onRefused={() => undefined}
    />,
  );
  expect(screen.getByRole('textbox', { name: /Zinc/ })).toHaveValue('1');
  expect(screen.queryByText(/£/)).not.toBeInTheDocument();
});
