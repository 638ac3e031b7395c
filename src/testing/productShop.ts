import { fireEvent, screen, within } from '@testing-library/react';
import { insertCategory, insertConfigurable, insertProduct, insertStore } from '../../backend/testing/fixtures';
import { type RenderedShop, renderShop } from './renderShop';
import { shopData } from '../../backend/testing/arrange/shopData';

/** The database of a test. */
export type Db = RenderedShop['backend']['db'];

/** Who searches the page gets what is not near the window, too: nothing comes near where nothing is laid out. */
export const searchThePage = (): void => {
  fireEvent.keyDown(window, { key: 'F3' });
};

/** Declared facts of a product, as the backend keeps them. */
export const zincFacts = {
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

/** A simple product with two pictures, on sale, in a category. */
export const insertZinc = (db: Db): void => {
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
      supplement: JSON.stringify(zincFacts),
      rating_summary: 90,
      review_count: 12,
    },
    [insertCategory(db, { name: 'Minerals', url_key: 'minerals' })],
  );
  shopData(db).picture(id, 1, 'The jar');
  shopData(db).picture(id, 2, 'The capsules');
};

/** 60 capsules for £20, 120 for £21 and 180 for £22, of which none is left. */
export const insertMagnesium = (db: Db): void => {
  const sizes = ['60 capsules', '120 capsules', '180 capsules'];
  const { variantIds } = insertConfigurable(
    db,
    { sku: 'MAG', name: 'Magnesium', url_key: 'magnesium', price_minor: 2000 },
    'size',
    sizes,
  );
  variantIds.forEach((id, index) => shopData(db).picture(id, 1, `Jar of ${sizes[index]}`));
  shopData(db).stock('MAG-3', 0);
};

/** Opens the shop at a path, over the products of a test. */
export const open = (path: string, seed: (db: Db) => void = insertZinc): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      seed(db);
    },
  });

/** Queries of the page's main part. */
export const main = () => within(screen.getByRole('main'));
/** Excludes the texts of choices and of the button. */
export const aside = { ignore: 'button *, label *, fieldset *' };
/** The page's own button, once it is there. */
export const addButton = () => main().findByRole('button', { name: /^Add to cart/ });
/** Returns the lines of the cart in the backend. */
export const linesOf = ({ data }: RenderedShop) =>
  data.linesOf().map(({ sku, variant, quantity }) => ({ sku, variant, quantity }));

/** How often what is in the cart is delivered. */
export const plansOf = ({ data }: RenderedShop) => data.linesOf().map(({ weeks, quantity }) => ({ weeks, quantity }));
