import { addItems, type CartBackend, newCart, openCartBackend } from '../../cart/testing/cartBackend';
import { insertConfigurable, insertCustomer, insertProduct } from '../../testing/fixtures';
import { shopData } from '../../testing/arrange/shopData';
import { guestPath, insertShippingMethods, nonceFor, pay, paymentBody, shippingBody } from '../testing/readyCart';

let backend: CartBackend;
let ann: Record<string, string>;
let annsId: number;

const number = '10000000001';
const again = (headers: Record<string, string> = ann, orderNumber = number) =>
  backend.graphql(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) {
       cart { items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } }
       userInputErrors { code message path } } }`,
    { number: orderNumber },
    headers,
  );
const byToken = (token: string) =>
  backend.graphql(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number invoices { number } } }',
    {
      token,
    },
  );
const tokenOf = (): string => backend.db.get<{ token: string }>('SELECT token FROM sales_order')?.token ?? '';

/** A guest's order of two jars and a variant, and Ann's account. */
beforeEach(async () => {
  backend = openCartBackend();
  insertShippingMethods(backend);
  insertProduct(backend.db, { sku: 'ZINC', name: 'Zinc', price_minor: 1200, quantity: 10 });
  insertConfigurable(backend.db, { sku: 'MAG', price_minor: 2000, quantity: 10 });
  const id = await newCart(backend);
  await addItems(backend, id, [
    { sku: 'ZINC', quantity: 2 },
    { sku: 'MAG-1', quantity: 1 },
  ]);
  await backend.rest('POST', guestPath(id, 'shipping-information'), shippingBody());
  const placed = await pay(backend, id, paymentBody(nonceFor(backend, 4400)));
  expect(placed).toMatchObject({ status: 200 });
  annsId = insertCustomer(backend.db);
  ann = backend.signIn(annsId);
});
afterEach(() => backend.db.close());

const giveToAnn = (): void => {
  backend.db.run('UPDATE sales_order SET customer_id = ?', annsId);
};

it('puts what a customer ordered into their cart again, the same variant', async () => {
  giveToAnn();
  const answer = await again();
  expect(answer.at('reorderItems.userInputErrors')).toEqual([]);
  expect(answer.at('reorderItems.cart.items')).toMatchObject([
    { quantity: 2, product: { sku: 'ZINC' } },
    { quantity: 1, product: { sku: 'MAG' }, configured_variant: { sku: 'MAG-1' } },
  ]);
});

it('names what cannot be had, and adds the rest', async () => {
  giveToAnn();
  shopData(backend.db).stock('ZINC', 1);
  const answer = await again();
  expect(answer.at('reorderItems.cart.items')).toMatchObject([{ product: { sku: 'MAG' } }]);
  expect(answer.at('reorderItems.userInputErrors')).toEqual([
    {
      code: 'INSUFFICIENT_STOCK',
      message: 'Could not add the product with SKU "ZINC" to the shopping cart: The requested qty is not available',
      path: ['orderItems'],
    },
  ]);
});

it('knows only the customer’s own orders', async () => {
  expect((await again()).error).toBe(`Cannot find order number "${number}" for current customer`);
  expect((await again({})).category).toBe('graphql-authorization');
});

it('shows a guest’s order to who holds its token, until it is a customer’s', async () => {
  const answer = await byToken(tokenOf());
  expect(answer.at('guestOrderByToken')).toEqual({ number, invoices: [{ number: '10000000001' }] });
  expect((await byToken('x')).error).toBe("We couldn't locate an order with the information provided.");
  giveToAnn();
  expect((await byToken(tokenOf())).error).toBe("We couldn't locate an order with the information provided.");
});
