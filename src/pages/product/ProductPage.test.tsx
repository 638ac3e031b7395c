import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { insertCategory, insertConfigurable, insertProduct, insertStore } from '../../../backend/testing/fixtures';

type Db = RenderedShop['backend']['db'];

/** Declared facts of a product, as the backend keeps them. */
const facts = {
  legal_name: 'Food supplement with zinc',
  latin_name: null,
  form: 'capsule',
  daily_portion: '1 capsule',
  servings: 60,
  directions: 'Take one capsule a day with food.',
  nutrients: [
    { name: 'Zinc', amount: 15, unit: 'mg', nrv_percent: 150, is_source: true },
    { name: 'Rutin', amount: 2.5, unit: 'mg', nrv_percent: null, is_source: false },
  ],
  ingredients: [
    { name: 'zinc picolinate', is_allergen: false },
    { name: 'milk protein', is_allergen: true },
  ],
  allergens: ['milk'],
  warnings: ['Do not exceed the daily dose.'],
  storage: 'Keep cool and dry.',
  net_quantity: '24 g',
  origin: 'United Kingdom',
  manufacturer: 'Halewell, Bristol',
  dietary: ['Gluten free'],
  claims: [{ nutrient: 'Zinc', text: 'Zinc contributes to normal vision.', condition: 'At 1.5 mg a day.' }],
};

const insertPicture = (db: Db, productId: number, position: number, label: string): void => {
  db.run(
    'INSERT INTO product_media (product_id, file, label, position) VALUES (?, ?, ?, ?)',
    productId,
    `/p/${productId}-${position}.jpg`,
    label,
    position,
  );
};

const insertZinc = (db: Db): void => {
  const id = insertProduct(
    db,
    {
      sku: 'ZINC',
      name: 'Zinc Picolinate',
      url_key: 'zinc',
      price_minor: 1200,
      special_price_minor: 900,
      unit_count: 60,
      unit_name: 'capsule',
      pack_summary: '15 mg, 60 capsules',
      short_description: 'A form that is <em>easily</em> taken up.',
      description: '<h3>Why zinc?</h3><p>For your eyes.</p>',
      meta_title: 'Zinc picolinate 15 mg',
      meta_description: 'Zinc in capsules.',
      supplement: JSON.stringify(facts),
      rating_summary: 90,
      review_count: 12,
    },
    [insertCategory(db, { name: 'Minerals', url_key: 'minerals' })],
  );
  insertPicture(db, id, 1, 'The jar');
  insertPicture(db, id, 2, 'The capsules');
};

/** 60 capsules for £20, 120 for £21 and 180 for £22, of which none is left. */
const insertMagnesium = (db: Db): void => {
  const sizes = ['60 capsules', '120 capsules', '180 capsules'];
  const { variantIds } = insertConfigurable(
    db,
    { sku: 'MAG', name: 'Magnesium', url_key: 'magnesium', price_minor: 2000 },
    'size',
    sizes,
  );
  variantIds.forEach((id, index) => insertPicture(db, id, 1, `Jar of ${sizes[index]}`));
  db.run("UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'MAG-3')");
};

const open = (path: string, seed: (db: Db) => void = insertZinc): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      seed(db);
    },
  });

const main = () => within(screen.getByRole('main'));
const addButton = () => main().findByRole('button', { name: 'Add to cart' });
const linesOf = ({ backend: { db } }: RenderedShop) =>
  db.all(
    `SELECT p.sku, v.sku AS variant, i.quantity FROM cart_item i
       JOIN product p ON p.id = i.product_id LEFT JOIN product v ON v.id = i.variant_id`,
  );

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the first view', () => {
  test('says what it is, what it costs and whether it can be had', async () => {
    await open('/zinc.html');
    expect(await main().findByRole('heading', { level: 1, name: 'Zinc Picolinate' })).toBeVisible();
    expect(main().getByText('15 mg, 60 capsules')).toBeVisible();
    expect(main().getByText('£9.00')).toBeVisible();
    expect(main().getByText('was £12.00')).toBeInTheDocument();
    expect(main().getByText('£0.15 per capsule, VAT included')).toBeVisible();
    expect(main().getByText('In stock')).toBeVisible();
    expect(main().getByText(/12 reviews/)).toBeInTheDocument();
    expect(main().getByText('Zinc contributes to normal vision.')).toHaveTextContent('At 1.5 mg a day.');
    expect((await main().findByText('easily')).tagName).toBe('EM');
  });

  test('tells the browser its title, description and address', async () => {
    await open('/zinc.html?from=mail');
    await waitFor(() => expect(document.title).toBe('Zinc picolinate 15 mg | Halewell'));
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Zinc in capsules.');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/zinc.html');
  });

  test('leads back to its category', async () => {
    await open('/zinc.html');
    const crumbs = within(await main().findByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
  });

  test('shows the picture that is chosen', async () => {
    const { user } = await open('/zinc.html');
    expect(await main().findByRole('img', { name: 'The jar' })).toHaveAttribute(
      'src',
      expect.stringMatching(/-1\.jpg/),
    );
    await user.click(main().getByRole('button', { name: 'The capsules' }));
    expect(main().getByRole('img', { name: 'The capsules' })).toHaveAttribute('src', expect.stringMatching(/-2\.jpg/));
    expect(main().getByRole('button', { name: 'The capsules' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('options', () => {
  test('the first that can be had is chosen; another changes price, picture and address', async () => {
    const { user } = await open('/magnesium.html', insertMagnesium);
    expect(await main().findByRole('radio', { name: '60 capsules' })).toBeChecked();
    expect(main().getByText('£20.00')).toBeVisible();
    expect(main().getByRole('img', { name: 'Jar of 60 capsules' })).toBeVisible();
    await user.click(main().getByRole('radio', { name: '120 capsules' }));
    expect(await main().findByText('£21.00')).toBeVisible();
    expect(main().getByRole('img', { name: 'Jar of 120 capsules' })).toBeVisible();
    expect(window.location.search).toBe('?size=120+capsules');
  });

  test('the address brings a choice back, and keeps what else it says', async () => {
    const { user } = await open('/magnesium.html?size=120+capsules&from=mail', insertMagnesium);
    expect(await main().findByRole('radio', { name: '120 capsules' })).toBeChecked();
    await user.click(main().getByRole('radio', { name: '60 capsules' }));
    await waitFor(() => expect(window.location.search).toBe('?size=60+capsules&from=mail'));
  });

  test('a choice that the address names wrongly is ignored', async () => {
    await open('/magnesium.html?size=1000+capsules', insertMagnesium);
    expect(await main().findByRole('radio', { name: '60 capsules' })).toBeChecked();
  });

  test('one that is out of stock says so, can be looked at and not be bought', async () => {
    const { user } = await open('/magnesium.html', insertMagnesium);
    await user.click(await main().findByRole('radio', { name: '180 capsules Out of stock' }));
    expect(await main().findByText('£22.00')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(main().getByText(/cannot be ordered at the moment/)).toBeVisible();
  });

  test('the chosen variant is what reaches the cart', async () => {
    const shop = await open('/magnesium.html?size=120+capsules', insertMagnesium);
    await shop.user.click(await addButton());
    expect(await screen.findByRole('dialog', { name: /Your cart/ })).toBeVisible();
    expect(linesOf(shop)).toEqual([{ sku: 'MAG', variant: 'MAG-2', quantity: 1 }]);
  });
});

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

  test('a refusal is told above the button in the backend’s words, until it works', async () => {
    const shop = await open('/zinc.html');
    const quantity = await main().findByRole('textbox', { name: 'Quantity of Zinc Picolinate' });
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '21{Tab}');
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(/The requested qty exceeds the maximum qty/);
    expect(screen.queryByRole('dialog', { name: /Your cart/ })).not.toBeInTheDocument();
    expect(linesOf(shop)).toEqual([]);
    await shop.user.clear(quantity);
    await shop.user.type(quantity, '2{Tab}');
    await shop.user.click(await addButton());
    await waitFor(() => expect(linesOf(shop)).toEqual([{ sku: 'ZINC', variant: null, quantity: 2 }]));
    expect(main().queryByRole('alert', { hidden: true })).not.toBeInTheDocument();
  });

  test('a lost connection is told in the shop’s own words', async () => {
    const shop = await open('/zinc.html');
    shop.backend.faults.set([{ target: { operation: 'AddItemToCart' }, fault: { kind: 'drop', moment: 'before' } }]);
    await shop.user.click(await addButton());
    expect(await main().findByRole('alert')).toHaveTextContent(
      'This could not be added to your cart. Please try again.',
    );
  });

  test('a product that is out of stock cannot be bought and says so', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      db.run('UPDATE stock_item SET quantity = 0');
    });
    expect(await main().findByText('Out of stock')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(main().queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('the last ones are counted', async () => {
    await open('/zinc.html', (db) => {
      insertZinc(db);
      db.run('UPDATE stock_item SET quantity = 3');
    });
    expect(await main().findByText('Only 3 left')).toBeVisible();
  });
});

describe('the overview', () => {
  test('tells what is in it: nutrients in a table, ingredients with allergens, how to take it', async () => {
    const { user } = await open('/zinc.html');
    expect(await main().findByRole('heading', { name: 'Why zinc?' })).toBeVisible();
    const table = within(main().getByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Per 1 capsule (daily serving)' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Zinc 15 mg 150%' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Rutin 2.5 mg –' })).toBeVisible();
    await user.click(main().getByText('Ingredients and allergens'));
    expect(main().getByText('milk protein').tagName).toBe('STRONG');
    expect(main().getByText('Contains milk.')).toBeVisible();
    expect(main().getByText('Made by Halewell, Bristol')).toBeVisible();
    await user.click(main().getByText('How to take it'));
    expect(main().getByText('Take one capsule a day with food.')).toBeVisible();
    expect(main().getByText('60 daily servings a pack.')).toBeVisible();
    expect(main().getByText(/^Food supplement with zinc\. Do not exceed/)).toBeVisible();
  });

  test('a product without declared facts has its text alone', async () => {
    await open('/plain.html', (db) => insertProduct(db, { url_key: 'plain', description: 'Just a jar.' }));
    expect(await main().findByText('Just a jar.')).toBeVisible();
    expect(main().queryByRole('table')).not.toBeInTheDocument();
  });

  test('a failure leaves the rest to be bought, and is tried again on request', async () => {
    const shop = await open('/cart');
    const fault = { kind: 'graphqlError', message: 'Internal server error' } as const;
    shop.backend.faults.set([{ target: { operation: 'ProductOverview' }, fault }]);
    await act(async () => {
      window.history.pushState(null, '', '/zinc.html');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
    expect(await screen.findByText('The details of this product could not be loaded.')).toBeVisible();
    expect(await addButton()).toBeEnabled();
    shop.backend.faults.set([]);
    await shop.user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('heading', { name: 'Why zinc?' })).toBeVisible();
    expect(main().queryByText('The details of this product could not be loaded.')).not.toBeInTheDocument();
  });
});
