import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { addButton, type Db, insertMagnesium, insertZinc, main, open, plansOf } from '@/testing/productShop';
import { shopData } from '../../../../backend/testing/arrange/shopData';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const insertPlans = (db: Db): void => {
  for (const [weeks, percent] of [
    [4, 20],
    [8, 10],
  ] as const) {
    shopData(db).plan(weeks, percent);
  }
};

const openCart = async (path: string) => {
  const shop = await open(path, (db) => {
    insertZinc(db);
    insertMagnesium(db);
    insertPlans(db);
  });
  await shop.user.click(await addButton());
  const miniCart = within(await screen.findByRole('dialog', { name: /Your cart/ }));
  await shop.user.click(await miniCart.findByRole('link', { name: 'View cart' }));
  await screen.findByRole('heading', { level: 1, name: /cart/i });
  return shop;
};

test('a line is put on a plan, changes its frequency, and is taken off again', async () => {
  const shop = await openCart('/zinc.html');
  const subscribe = () => main().findByRole('switch', { name: /^Subscribe to Zinc Picolinate/ });
  expect(await subscribe()).not.toBeChecked();
  await shop.user.click(await subscribe());
  await waitFor(async () => expect(await subscribe()).toBeChecked());
  expect(await main().findAllByText('£7.20')).not.toHaveLength(0);
  expect(plansOf(shop)).toEqual([{ weeks: 4, quantity: 1 }]);
  expect(await subscribe()).toHaveFocus();
  const frequency = main().getByRole('combobox', { name: 'How often Zinc Picolinate is delivered' });
  await shop.user.selectOptions(frequency, 'Every 8 weeks');
  await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 8, quantity: 1 }]));
  expect(await main().findAllByText('£8.10')).not.toHaveLength(0);
  await shop.user.click(await subscribe());
  await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: null, quantity: 1 }]));
});

test('the arrow keys pass frequencies by, and the last one is taken when the field is left', async () => {
  const shop = await openCart('/zinc.html');
  await shop.user.click(await main().findByRole('switch', { name: /^Subscribe to Zinc Picolinate/ }));
  await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 4, quantity: 1 }]));
  const frequency = () =>
    main().getByRole<HTMLSelectElement>('combobox', { name: 'How often Zinc Picolinate is delivered' });
  await shop.user.tab();
  expect(frequency()).toHaveFocus();
  // What a browser does at a key, and jsdom does not.
  await shop.user.keyboard('{ArrowDown}');
  fireEvent.change(frequency(), { target: { value: frequency().options[1]?.value } });
  expect(frequency()).toHaveDisplayValue('Every 8 weeks');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(plansOf(shop)).toEqual([{ weeks: 4, quantity: 1 }]);
  expect(frequency()).toHaveFocus();
  await shop.user.tab();
  const next = document.activeElement;
  await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 8, quantity: 1 }]));
  await waitFor(() => expect(frequency()).toHaveDisplayValue('Every 8 weeks'));
  expect(next).toHaveFocus();
});

test('a configurable line keeps its plan when its quantity changes', async () => {
  const shop = await openCart('/magnesium.html?subscribe=8&size=120+capsules');
  await shop.user.click(await main().findByRole('button', { name: 'Increase quantity of Magnesium' }));
  await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 8, quantity: 2 }]));
  expect(await main().findByRole('switch', { name: /^Subscribe to Magnesium/ })).toBeChecked();
});

test('a refusal is told at the line', async () => {
  const shop = await openCart('/zinc.html');
  shop.data.forgetPlans();
  await shop.user.click(await main().findByRole('switch', { name: /^Subscribe to Zinc Picolinate/ }));
  expect(await main().findByRole('alert')).toHaveTextContent(/subscription that you are trying to choose/);
});
