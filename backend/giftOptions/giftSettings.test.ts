import { createTestBackend } from '../testing/createTestBackend';
import { insertProduct, insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

test('the configuration tells what may be had, and products whether they can be wrapped', async () => {
  const shop = createTestBackend();
  insertStore(shop.db);
  insertProduct(shop.db, { id: 1, sku: 'JAR', gift_wrapping_price_minor: 600 });
  insertProduct(shop.db, { id: 2, sku: 'BULKY', gift_wrapping_available: 0 });
  insertStoreSetting(shop.db, 'allow_gift_wrapping_on_order', '1');
  insertStoreSetting(shop.db, 'allow_gift_wrapping_on_order_items', '1');
  insertStoreSetting(shop.db, 'printed_card_price_minor', 120);
  const product = '{ items { gift_wrapping_available gift_wrapping_price { value } } }';
  const { data } = await postGraphQl(
    shop,
    `{ storeConfig { allow_gift_wrapping_on_order allow_gift_receipt printed_card_price cart_gift_wrapping
         printed_card_priceV2 { value currency } }
       jar: products(filter: { sku: { eq: "JAR" } }) ${product}
       bulky: products(filter: { sku: { eq: "BULKY" } }) ${product} }`,
  );
  shop.close();
  expect(data).toMatchObject({
    storeConfig: {
      allow_gift_wrapping_on_order: '1',
      allow_gift_receipt: '0',
      printed_card_price: '1.2',
      printed_card_priceV2: { value: 1.2, currency: 'GBP' },
      cart_gift_wrapping: '2',
    },
    jar: { items: [{ gift_wrapping_available: true, gift_wrapping_price: { value: 6 } }] },
    bulky: { items: [{ gift_wrapping_available: false, gift_wrapping_price: null }] },
  });
});
