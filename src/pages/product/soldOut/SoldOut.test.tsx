import '@/testing/noLayout';
import { waitFor, within } from '@testing-library/react';
import { insertProduct } from '../../../../backend/testing/fixtures';
import { shopData } from '../../../../backend/testing/arrange/shopData';
import { type Db, insertMagnesium, insertZinc, main, open } from '@/testing/productShop';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const insertSoldOut = (db: Db): void => {
  insertZinc(db);
  shopData(db).stockOfAll(0);
};
const form = () => main().findByRole('form', { name: 'Email me when Zinc Picolinate is back' });

describe('something that is sold out', () => {
  test('promises no arrival, and mails a shopper who agrees to it', async () => {
    const shop = await open('/zinc.html', insertSoldOut);
    const fields = within(await form());
    expect(main().queryByText(/arrives/)).not.toBeInTheDocument();
    await shop.user.click(fields.getByRole('button', { name: 'Email me' }));
    expect(await fields.findByText('Is required.')).toBeVisible();
    expect(fields.getByText('This field is mandatory')).toBeVisible();
    await shop.user.type(fields.getByRole('textbox', { name: /^Email address/ }), 'ann@example.com');
    await shop.user.click(fields.getByRole('checkbox'));
    await shop.user.click(fields.getByRole('button', { name: 'Email me' }));
    const done = await main().findByText('Done. We will email ann@example.com as soon as it is back in stock.');
    expect(done).toBeVisible();
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(shop.data.stockAlerts()).toEqual([{ sku: 'ZINC', email: 'ann@example.com' }]);
  });

  test('keeps what was typed when the request fails', async () => {
    const shop = await open('/zinc.html', insertSoldOut);
    const fields = within(await form());
    shop.backend.faults.set([{ target: { operation: 'RequestStockAlert' }, fault: { kind: 'status', status: 500 } }]);
    await shop.user.type(fields.getByRole('textbox', { name: /^Email address/ }), 'ann@example.com');
    await shop.user.click(fields.getByRole('checkbox'));
    await shop.user.click(fields.getByRole('button', { name: 'Email me' }));
    expect(await fields.findByRole('alert')).toBeVisible();
    expect(fields.getByRole('textbox', { name: /^Email address/ })).toHaveValue('ann@example.com');
    expect(shop.data.stockAlerts()).toEqual([]);
  });

  test('says when more is expected', async () => {
    await open('/zinc.html', (db) => {
      insertSoldOut(db);
      shopData(db).expectStock('ZINC', '2099-12-04');
    });
    expect(await main().findByText(/^Out of stock. We expect more on 4 December/)).toBeVisible();
  });

  test('offers what is like it and can be had', async () => {
    await open('/zinc.html', (db) => {
      insertSoldOut(db);
      for (const [sku, name] of [
        ['ZG', 'Zinc Gluconate'],
        ['ZO', 'Zinc Oxide'],
      ] as const) {
        const id = insertProduct(db, { sku, name, url_key: sku.toLowerCase() });
        shopData(db).link(shopData(db).productId('ZINC'), id, 'upsell');
      }
      shopData(db).stock('ZO', 0);
    });
    const list = within(await main().findByRole('region', { name: 'In stock now, and similar' }));
    expect(list.getByRole('link', { name: 'Zinc Gluconate' })).toHaveAttribute('href', '/zg.html');
    expect(list.queryByRole('link', { name: 'Zinc Oxide' })).not.toBeInTheDocument();
  });

  test('is asked about as the variant that is chosen', async () => {
    const shop = await open('/magnesium.html?size=180+capsules', insertMagnesium);
    const fields = within(await main().findByRole('form', { name: 'Email me when Magnesium is back' }));
    await shop.user.type(fields.getByRole('textbox', { name: /^Email address/ }), 'ann@example.com');
    await shop.user.click(fields.getByRole('checkbox'));
    await shop.user.click(fields.getByRole('button', { name: 'Email me' }));
    await waitFor(() => expect(shop.data.stockAlerts()).toEqual([{ sku: 'MAG-3', email: 'ann@example.com' }]));
  });
});
