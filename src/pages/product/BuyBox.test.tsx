import '@/testing/noLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { insertShippingMethod, insertStoreSetting } from '../../../backend/testing/fixtures';
import {
  addButton,
  type Db,
  insertMagnesium,
  insertZinc,
  linesOf,
  main,
  open,
  plansOf,
  searchThePage,
} from '@/testing/productShop';
import { shopData, type ShopData } from '../../../backend/testing/arrange/shopData';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('into the cart', () => {
  test('as many as were asked for', async () => {
    const shop = await open('/zinc.html');
    await shop.user.click(await main().findByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    await shop.user.click(main().getByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    await shop.user.click(await addButton());
    const cart = within(await screen.findByRole('dialog', { name: /Your cart/ }));
    expect((await cart.findByText('Subtotal')).nextElementSibling).toHaveTextContent('£27.00');
    expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 3 }]);
  });

  test.each([
    ['one left', (data: ShopData) => data.stockOfAll(1), 'We do not have that many left. Please choose fewer.'],
    ['none left', (data: ShopData) => data.stockOfAll(0), 'This has just sold out.'],
    [
      'one an order',
      (data: ShopData) => data.mostPerOrder(1),
      'That is more than one order may hold. Please choose fewer.',
    ],
    ['not sold', (data: ShopData) => data.disable(), 'This product cannot be ordered at the moment.'],
  ])('a refusal is told in its place, until it works (%s)', async (_, change, message) => {
    const shop = await open('/zinc.html');
    await shop.user.click(await main().findByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    change(shop.data);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('dialog', { name: /Your cart/ })).not.toBeInTheDocument();
    expect(linesOf(shop)).toEqual([]);
    shop.data.stockOfAll(100);
    shop.data.mostPerOrder(20);
    shop.data.enableAll();
    await shop.user.click(await addButton());
    await waitFor(() => expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 2 }]));
    expect(main().queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
  });

  test('no more than one order may hold can be asked for, and the button says what they cost', async () => {
    const shop = await open('/zinc.html');
    const quantity = await main().findByRole('textbox', { name: 'Quantity of Zinc Picolinate' });
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '1000000000{Tab}');
    expect(quantity).toHaveValue('20');
    expect(main().getByText('You can order up to 20.')).toBeVisible();
    expect(main().getByRole('button', { name: 'Add to cart £180.00' })).toBeVisible();
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '0{Tab}');
    expect(quantity).toHaveValue('1');
    expect(main().queryByText('You can order up to 20.')).not.toBeInTheDocument();
  });

  test('what is no number is named, and changes nothing', async () => {
    const shop = await open('/zinc.html');
    const quantity = await main().findByRole('textbox', { name: 'Quantity of Zinc Picolinate' });
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '-1{Tab}');
    expect(quantity).toHaveValue('1');
    expect(main().getByText('Please enter a whole number, such as 2.')).toBeVisible();
    await shop.user.click(main().getByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    expect(main().queryByText('Please enter a whole number, such as 2.')).not.toBeInTheDocument();
  });

  test('one at the price above needs no sum on its button', async () => {
    const shop = await open('/zinc.html');
    expect(await addButton()).toHaveAccessibleName('Add to cart');
    await shop.user.click(main().getByRole('button', { name: 'Increase quantity of Zinc Picolinate' }));
    expect(await addButton()).toHaveAccessibleName('Add to cart £18.00');
  });

  test('a shop that fails is told of as such', async () => {
    const shop = await open('/zinc.html');
    shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'status', status: 500 } }]);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(
      'This could not be added to your cart. Please try again.',
    );
  });

  test('a lost connection is told in the shop’s own words', async () => {
    const shop = await open('/zinc.html');
    shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'drop', moment: 'before' } }]);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(
      'The shop could not be reached. Check your connection and try again.',
    );
  });

  test('what was added although its answer was lost counts as added', async () => {
    const shop = await open('/zinc.html');
    shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'drop', moment: 'after' } }]);
    await shop.user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 1 }]);
  });

  test('where the cart cannot be read either, nothing is claimed', async () => {
    const shop = await open('/zinc.html');
    const broken = { kind: 'html', status: 502, moment: 'after' } as const;
    shop.backend.faults.set([
      { target: { operation: 'AddItemToCart' }, fault: broken },
      { target: { operation: 'GetCartDetails' }, fault: broken },
    ]);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(/^We do not know yet whether this was added\./);
  });

  test('a product that is out of stock cannot be bought and says so', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      shopData(db).stockOfAll(0);
    });
    expect(await main().findByText('Out of stock')).toBeVisible();
    expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(main().queryByRole('textbox', { name: /^Quantity/ })).not.toBeInTheDocument();
  });

  test('the last ones are counted', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      shopData(db).stockOfAll(3);
    });
    expect(await main().findByText('Only 3 left')).toBeVisible();
  });
});

const insertPlans = (db: Db): void => {
  for (const [weeks, percent, isDefault] of [
    [4, 15, false],
    [8, 10, true],
  ] as const) {
    shopData(db).plan(weeks, percent, isDefault);
  }
};

const openZinc = (query = '') =>
  open(`/zinc.html${query}`, (db) => {
    insertZinc(db);
    insertPlans(db);
  });

describe('a subscription', () => {
  test('is offered, and nobody but the shopper chooses it', async () => {
    const shop = await openZinc();
    const choice = within(await main().findByRole('group', { name: 'How to buy it' }));
    expect(choice.getByRole('radio', { name: 'Buy once' })).toBeChecked();
    expect(choice.getByText('£8.10')).toBeVisible();
    expect(choice.getByRole('radio', { name: 'Subscribe Save 10%' })).toHaveAccessibleDescription('£8.10');
    expect(choice.getByRole('radio', { name: 'Buy once' })).toHaveAccessibleDescription('£9.00');
    // Tab goes past what only a subscription has.
    const frequency = choice.getByRole('combobox', { name: 'Deliver every' });
    choice.getByRole('radio', { name: 'Buy once' }).focus();
    await shop.user.tab();
    expect(frequency).not.toHaveFocus();
    await shop.user.click(choice.getByRole('radio', { name: 'Subscribe Save 10%' }));
    expect(await main().findByRole('button', { name: 'Add to cart £8.10' })).toBeVisible();
    expect(window.location.search).toBe('?subscribe=8');
    await shop.user.tab();
    expect(frequency).toHaveFocus();
    await shop.user.selectOptions(choice.getByRole('combobox', { name: 'Deliver every' }), '4 weeks');
    expect(await main().findByRole('button', { name: 'Add to cart £7.65' })).toBeVisible();
    await shop.user.click(await addButton());
    const cart = within(await screen.findByRole('dialog', { name: /Your cart/ }));
    expect(await cart.findByText(/^Every 4 weeks/)).toBeVisible();
    expect(plansOf(shop)).toEqual([{ weeks: 4, quantity: 1 }]);
  });

  test('naming a frequency subscribes, and buying once takes it back', async () => {
    const shop = await openZinc();
    const choice = within(await main().findByRole('group', { name: 'How to buy it' }));
    await shop.user.selectOptions(choice.getByRole('combobox', { name: 'Deliver every' }), '4 weeks');
    expect(await choice.findByRole('radio', { name: 'Subscribe Save 15%' })).toBeChecked();
    await shop.user.click(choice.getByRole('radio', { name: 'Buy once' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await shop.user.click(await addButton());
    await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: null, quantity: 1 }]));
  });

  test('comes back with the address, and one that is not offered is ignored', async () => {
    await openZinc('?subscribe=4');
    expect(await main().findByRole('radio', { name: 'Subscribe Save 15%' })).toBeChecked();
    await act(async () => {
      window.history.pushState(null, '', '/zinc.html?subscribe=5');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
    await waitFor(() => expect(main().getByRole('radio', { name: 'Buy once' })).toBeChecked());
  });

  test('stays while another variant is chosen, at the price of that', async () => {
    const shop = await open('/magnesium.html?subscribe=8', (db) => {
      insertMagnesium(db);
      insertPlans(db);
    });
    expect(await main().findByRole('button', { name: 'Add to cart £18.00' })).toBeVisible();
    await shop.user.click(main().getByRole('radio', { name: /^120 capsules/ }));
    expect(await main().findByRole('button', { name: 'Add to cart £18.90' })).toBeVisible();
    await shop.user.click(await addButton());
    await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 8, quantity: 1 }]));
  });
});

type Observer = (entries: { isIntersecting: boolean }[]) => void;

describe('the bar of small windows', () => {
  test('takes over when the button has scrolled away, with what was chosen', async () => {
    let tellButtonRow: Observer = () => undefined;
    class Watching {
      readonly observer: Observer;
      constructor(observer: Observer) {
        this.observer = observer;
      }
      observe(element: Element): void {
        if (element.matches(':has(button)') && element.textContent.includes('Add to cart'))
          tellButtonRow = this.observer;
      }
      disconnect(): void {
        // Nothing is told any more.
      }
    }
    Object.assign(window, { IntersectionObserver: Watching });
    const shop = await openZinc('?subscribe=4');
    await addButton();
    act(() => tellButtonRow([{ isIntersecting: true }]));
    expect(main().getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(1);
    act(() => tellButtonRow([{ isIntersecting: false }]));
    const bar = await main().findByRole('button', { name: 'Add to cart' });
    expect(bar.parentElement).toHaveTextContent('£7.65Every 4 weeksAdd to cart');
    await shop.user.click(bar);
    await waitFor(() => expect(plansOf(shop)).toEqual([{ weeks: 4, quantity: 1 }]));
    act(() => tellButtonRow([{ isIntersecting: true }]));
    expect(main().getAllByRole('button', { name: /^Add to cart/, hidden: true })).toHaveLength(1);
  });
});

describe('delivery', () => {
  test('is promised by the configuration', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      insertShippingMethod(db, { price_minor: 295, free_from_minor: 2500 });
      insertStoreSetting(db, 'delivery_times', { order_by: '15:00', min_days: 2, max_days: 3, closed_days: [] });
    });
    await main().findByRole('button', { name: /^Add to cart/ });
    searchThePage();
    expect(await main().findByText(/^Order .*: arrives \w+,? \d+ \w+ to \w+,? \d+ \w+\./)).toHaveTextContent(
      /Standard delivery £2\.95, free from £25\.00\.$/,
    );
    expect(main().getByRole('link', { name: 'Delivery and returns' })).toHaveAttribute('href', '/delivery-and-returns');
  });

  test('is not promised without one', async () => {
    await open('/zinc.html');
    await main().findByRole('button', { name: /^Add to cart/ });
    searchThePage();
    expect(await main().findByRole('link', { name: 'Delivery and returns' })).toBeVisible();
    expect(main().queryByText(/arrives/)).not.toBeInTheDocument();
  });
});
