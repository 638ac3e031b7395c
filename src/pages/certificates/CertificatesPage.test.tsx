import { act, screen, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';

const open = (path: string): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      const id = insertProduct(db, { sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
      shopData(db).certificate(id, 'ZP 261001');
    },
  });
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the number on a pack leads to what was measured of its batch', async () => {
  const { user } = await open('/batch-certificates');
  const field = await main().findByRole('textbox', { name: /^Batch number/ });
  await user.click(main().getByRole('button', { name: 'Show certificate' }));
  expect(await main().findByText('Is required.')).toBeVisible();
  const said = main().getByRole('status');
  await user.type(field, 'zp261001');
  await user.click(main().getByRole('button', { name: 'Show certificate' }));
  expect(await within(said).findByRole('heading', { name: 'Batch ZP 261001' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Show certificate' })).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'ZP 999999{Enter}');
  expect(await within(said).findByText(/We have no certificate for/)).toBeVisible();
  expect(field).toHaveFocus();
  // The field follows an address that it did not lead to.
  act(() => window.history.back());
  expect(await within(said).findByRole('heading', { name: 'Batch ZP 261001' })).toBeVisible();
  expect(main().getByRole('textbox', { name: /^Batch number/ })).toHaveValue('zp261001');
  expect(main().getByText('1 of 2 values is outside its limits.')).toBeVisible();
  const cells = (name: RegExp) =>
    within(main().getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Zinc/)).toEqual(['15', '15.4', '12 to 22.5']);
  expect(cells(/^Lead/)).toEqual(['–', '3.2 outside limits', 'up to 3']);
  expect(main().getByRole('link', { name: 'Zinc' })).toHaveAttribute('href', '/zinc.html');
});

test('a number that is none is said to be none; a failure can be tried again', async () => {
  const { user, backend } = await open('/batch-certificates?batch=ZP+999999');
  expect(await main().findByText(/We have no certificate for/)).toBeVisible();
  backend.faults.set([{ target: { operation: 'BatchCertificate' }, fault: { kind: 'status', status: 500 } }]);
  const field = main().getByRole('textbox', { name: /^Batch number/ });
  await user.clear(field);
  await user.type(field, 'ZP 261001');
  await user.click(main().getByRole('button', { name: 'Show certificate' }));
  const retry = await main().findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  backend.faults.set([]);
  await user.click(retry);
  expect(await main().findByRole('heading', { name: 'Batch ZP 261001' })).toBeVisible();
});

test('a product has a page of its batches', async () => {
  await open('/batch-certificates?sku=ZINC');
  const list = within(await main().findByRole('region', { name: 'Batches of Zinc' }));
  expect(list.getByRole('link', { name: 'ZP 261001' })).toHaveAttribute(
    'href',
    '/batch-certificates?sku=ZINC&batch=ZP+261001',
  );
});
