import { gql, type StoreObject } from '@apollo/client';
import { CartSettingsDocument } from '@/features/cart/totals/CartSettings.graphql.generated';
import { createShopCache } from '@/kernel/graphql/shopClient';
import { DeliveryPromiseDocument } from '@/pages/product/delivery/DeliveryPromise.graphql.generated';
import { typePolicies } from './typePolicies';

const cache = createShopCache(typePolicies);

const address = (street: string, city: string): StoreObject => ({
  __typename: 'ShippingCartAddress',
  street: [street],
  city,
});
const method = (code: string, amount: number): StoreObject => ({
  __typename: 'AvailableShippingMethod',
  carrier_code: 'post',
  method_code: code,
  amount,
});

test.each<[StoreObject, StoreObject]>([
  [
    { __typename: 'Cart', id: 'a' },
    { __typename: 'Cart', id: 'b' },
  ],
  [
    { __typename: 'Customer', email: 'a@b.example' },
    { __typename: 'Customer', email: 'c@d.example' },
  ],
  [address('1 Mill Lane', 'Bath'), address('1 Mill Lane', 'Bristol')],
  [method('day', 1), method('day', 2)],
])('%j is %j with other values', (one, same) => {
  expect(cache.identify(one)).toBeDefined();
  expect(cache.identify(same)).toBe(cache.identify(one));
});

test.each<[string, string]>([
  ['SimpleProduct', 'uid'],
  ['CategoryTree', 'uid'],
  ['SimpleCartItem', 'uid'],
  ['Wishlist', 'id'],
  ['SimpleWishlistItem', 'id'],
  ['AppliedGiftCard', 'code'],
  ['AvailablePaymentMethod', 'code'],
  ['StoreConfig', 'store_code'],
])('a %s is told by its %s', (type, field) => {
  const idOf = (value: string, name: string) => cache.identify({ __typename: type, [field]: value, name });
  expect(idOf('a', 'One')).toBeDefined();
  expect(idOf('a', 'Other')).toBe(idOf('a', 'One'));
  expect(idOf('b', 'One')).not.toBe(idOf('a', 'One'));
});

test('addresses of other streets, and other methods of a carrier, are others', () => {
  expect(cache.identify(address('2 Mill Lane', 'Bath'))).not.toBe(cache.identify(address('1 Mill Lane', 'Bath')));
  expect(cache.identify(method('night', 1))).not.toBe(cache.identify(method('day', 1)));
});

test('what the cart asks of the promise of delivery leaves what the shell knows of it', () => {
  const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'GBP' as const });
  const promise = { __typename: 'DeliveryPromise' as const, order_by: '15:00', free_from: money(25) };
  const store = { __typename: 'StoreConfig' as const, store_code: 'uk_en' };
  const whole = { ...promise, min_days: 2, max_days: 3, closed_days: [], price: money(2.95) };
  cache.writeQuery({
    query: DeliveryPromiseDocument,
    data: { storeConfig: { ...store, timezone: 'Europe/London', delivery_promise: whole } },
  });
  cache.writeQuery({
    query: CartSettingsDocument,
    data: {
      storeConfig: {
        ...store,
        tax_cart_display_price: 2,
        tax_cart_display_subtotal: 2,
        tax_cart_display_shipping: 2,
        tax_cart_display_full_summary: false,
        shopping_cart_display_price: 2,
        shopping_cart_display_subtotal: 2,
        shopping_cart_display_shipping: 2,
        shopping_cart_display_full_summary: false,
        allow_order: null,
        allow_items: null,
        allow_gift_wrapping_on_order: null,
        allow_gift_wrapping_on_order_items: null,
        allow_gift_receipt: null,
        allow_printed_card: null,
        printed_card_priceV2: null,
        tax_defaults_postcode: null,
        tax_defaults_country: 'GB',
        delivery_promise: promise,
      },
    },
  });
  expect(cache.readQuery({ query: DeliveryPromiseDocument })?.storeConfig?.delivery_promise).toEqual(whole);
});

it.each([
  [
    'https://shop.example/static/version1/frontend/Magento/luma/en_GB/Magento_Catalog/images/product/placeholder/a.jpg',
    null,
  ],
  ['https://shop.example/media/catalog/product/a.jpg', 'https://shop.example/media/catalog/product/a.jpg'],
  [null, null],
])('a picture that is only the placeholder of a Magento is none: %s', (url, expected) => {
  Object.assign(globalThis, { TRIMS_DOCUMENTS: true });
  const query = gql`
    {
      product {
        thumbnail {
          url
        }
      }
    }
  `;
  cache.writeQuery({
    query,
    data: { product: { __typename: 'SimpleProduct', thumbnail: { __typename: 'ProductImage', url } } },
  });
  expect(cache.readQuery({ query })).toMatchObject({ product: { thumbnail: { url: expected } } });
  Object.assign(globalThis, { TRIMS_DOCUMENTS: false });
});
