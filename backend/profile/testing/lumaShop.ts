import { toUid } from '../../graphql/uid';
import {
  fixturePassword,
  insertAttribute,
  insertCategory,
  insertCmsBlock,
  insertCoupon,
  insertCustomer,
  insertProduct,
  insertRow,
  insertStore,
  insertStoreSetting,
} from '../../testing/fixtures';
import { signInAs } from '../../testing/graphql';
import { insertCustomOption } from '../../testing/productTypeFixtures';

import { filledCart, paymentBody, shippingBody, type StockBackend } from './stockBackend';

/** What a recording names and this shop calls otherwise: ids that are counted up, secrets, and where a list ends. */
export type OtherWords = Readonly<Record<string, string>>;

const address = (street: string, isDefault: boolean) => ({
  firstname: 'Jane',
  lastname: 'Marsh',
  street: JSON.stringify([street]),
  city: 'Bristol',
  postcode: 'BS6 6AN',
  country_code: 'GB',
  telephone: '0117 496 0000',
  is_default_shipping: Number(isDefault),
  is_default_billing: Number(isDefault),
});

/** A product with a picture that has a label where it has a number like that of a bag, as in Luma's data. */
const article = (
  { db }: StockBackend,
  sku: string,
  name: string,
  categoryIds: number[] = [],
  more: Record<string, string | number> = {},
): number => {
  const urlKey = `${name} ${sku}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const id = insertProduct(db, { sku, name, url_key: urlKey, price_minor: 3400, ...more }, categoryIds);
  const file = `/${urlKey.charAt(0)}/${urlKey.charAt(1)}/${urlKey}.jpg`;
  insertRow(db, 'product_media', { product_id: id, file, label: sku.startsWith('24-') ? 'Image' : '', position: 1 });
  return id;
};

/** A configurable product of one variant without a choice. */
const tee = (backend: StockBackend, sku: string, name: string, categoryIds: number[]): void => {
  const id = article(backend, sku, name, categoryIds, { type: 'configurable' });
  const child = article(backend, `${sku}-XS`, name, [], { is_visible: 0 });
  insertRow(backend.db, 'product_variant', { parent_id: id, child_id: child });
};

/** A configurable product in two colours and two sizes; ids of attributes and values are those of the recordings. */
const tank = (backend: StockBackend, categoryIds: number[]): void => {
  const { db } = backend;
  insertAttribute(db, { id: 93, code: 'color', label: 'Color', is_filterable: 1 }, []);
  insertAttribute(db, { id: 142, code: 'shirt_size', label: 'Size' }, []);
  const option = (id: number, attribute: number, label: string, swatch: string): void => {
    insertRow(db, 'attribute_option', { id, attribute_id: attribute, label, swatch });
  };
  option(57, 93, 'Purple', '#ef3dff');
  option(60, 93, 'Yellow', '#ffd500');
  option(166, 142, 'XS', 'XS');
  option(167, 142, 'S', 'S');
  const own = { type: 'configurable', url_key: 'breathe-easy-tank' };
  const id = article(backend, 'WT09', 'Breathe-Easy Tank', categoryIds, own);
  for (const attribute of [93, 142])
    insertRow(db, 'product_super_attribute', { product_id: id, attribute_id: attribute });
  for (const colour of [57, 60]) {
    for (const size of [166, 167]) {
      const child = article(backend, `WT09-${size}-${colour}`, 'Breathe-Easy Tank', [], { is_visible: 0 });
      insertRow(db, 'product_attribute', { product_id: child, attribute_id: 93, option_id: colour });
      insertRow(db, 'product_attribute', { product_id: child, attribute_id: 142, option_id: size });
      insertRow(db, 'product_variant', { parent_id: id, child_id: child });
    }
  }
};

const category = ({ db }: StockBackend, name: string, urlKey: string, parent?: number, block?: string): number =>
  insertCategory(db, {
    name,
    url_key: urlKey,
    parent_id: parent ?? 2,
    ...(block === undefined ? {} : { cms_block_identifier: block, display_mode: 'PAGE' }),
  });

const arrangeCatalogue = (backend: StockBackend): OtherWords => {
  const { db } = backend;
  const gear = category(backend, 'Gear', 'gear');
  const bags = category(backend, 'Bags', 'bags', gear);
  insertCmsBlock(db, { identifier: 'women-block', content: '<p>New yoga collection</p>' });
  const women = category(backend, 'Women', 'women', undefined, 'women-block');
  const tops = category(backend, 'Tops', 'tops-women', women);
  category(backend, 'Bottoms', 'bottoms-women', women);
  category(backend, 'Jackets', 'jackets-women', tops);
  const curiosities = category(backend, 'Curiosities', 'curiosities');
  const duffle = article(backend, '24-MB01', 'Joust Duffle Bag', [gear, bags], { url_key: 'joust-duffle-bag' });
  insertRow(db, 'product_review', {
    product_id: duffle,
    nickname: 'Chi',
    summary: 'I prefer more compartments',
    text: 'Good for the gym.',
    rating: 2,
    is_verified: 1,
    created_at: '2026-11-28 22:38:44',
  });
  for (let each = 2; each <= 8; each += 1) article(backend, `24-MB0${each}`, 'Strive Shoulder Pack', [bags]);
  tank(backend, [tops]);
  tee(backend, 'WS06', 'Elisa EverCool&trade; Tee', [tops]);
  for (let each = 1; each <= 5; each += 1) tee(backend, `WT0${each}`, 'Racer Tank', [tops]);
  article(backend, 'FEW-1', 'Last few', [], { quantity: 2 });
  article(backend, 'OUT-1', 'Sold out', [], { quantity: 0 });
  article(backend, 'PEN-1', 'Penny Soap', [], { price_minor: 333 });
  const bottle = article(backend, 'OPT-1', 'Engraved Bottle', [curiosities], { url_key: 'engraved-bottle' });
  const text = { type: 'field', max_characters: 20 };
  const first = insertCustomOption(db, bottle, { title: 'Engraving', ...text, is_required: 1 });
  insertCustomOption(db, bottle, { title: 'Cap', type: 'drop_down', is_required: 1 }, [{ title: 'Cork' }]);
  const last = insertCustomOption(db, bottle, { title: 'Note', ...text });
  return {
    '"MjE="': JSON.stringify(toUid(tops)),
    '"NA=="': JSON.stringify(toUid(bags)),
    Y3VzdG9tLW9wdGlvbi8x: first.uid,
    Y3VzdG9tLW9wdGlvbi82: last.uid,
    // Of so few products there are fewer pages.
    'currentPage value 9 specified': 'currentPage value 2 specified',
  };
};

const arrangeCustomer = async (backend: StockBackend): Promise<void> => {
  const { db } = backend;
  const email = 'customer@example.com';
  const id = insertCustomer(db, { email, firstname: 'Jane', lastname: 'Marsh' });
  insertRow(db, 'customer_address', { customer_id: id, ...address('1 Bridge Road', true) });
  insertRow(db, 'customer_address', { customer_id: id, ...address('9 High Street', false) });
  backend.data.saveForLater(['24-MB01']);
  db.run('UPDATE wishlist SET customer_id = ?', id);
  const jane = await signInAs(backend, email);
  const soap = [{ sku: 'PEN-1', quantity: 1 }];
  await filledCart(backend, soap, jane);
  await backend.rest('carts/mine/shipping-information', shippingBody(), jane);
  await backend.rest('carts/mine/payment-information', paymentBody('checkmo'), jane);
  await filledCart(backend, soap, jane);
};

/**
 * Gives a stock shop what the recordings of 2.4.7 name: some of Luma's goods, a customer with an order, a cart of theirs.
 * @returns words of the recordings that are others here.
 */
export const arrangeLumaShop = async (backend: StockBackend): Promise<OtherWords> => {
  const { db, ask } = backend;
  insertStore(db, { id: 3, code: 'de', name: 'German Store View', locale: 'de_DE', currency: 'EUR', is_default: 0 });
  insertStoreSetting(db, 'copyright', '© Luma', 3);
  insertCoupon(db, { code: 'SAVE10', label: 'Code SAVE10' });
  const words = arrangeCatalogue(backend);
  // Of each as many as there are, as in a Magento that nobody configured.
  db.run(
    "UPDATE stock_item SET max_sale_quantity = 10000 WHERE product_id = (SELECT id FROM product WHERE sku = 'FEW-1')",
  );
  await arrangeCustomer(backend);
  await ask('mutation { createEmptyCart(input: { cart_id: "woG3zxrjV4qmGs2pcGk3GgtxXoLhRBD1" }) }');
  return { ...words, '"PASSWORD"': JSON.stringify(fixturePassword) };
};
