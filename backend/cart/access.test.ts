import { insertConfigurable, insertCustomer, insertProduct, insertStore } from '../testing/fixtures';

import { newCart, openCartBackend, readCart, type CartBackend } from './testing/cartBackend';

let backend: CartBackend;

beforeEach(() => {
  backend = openCartBackend();
  insertProduct(backend.db, { sku: 'ZINC', price_minor: 999 });
  insertConfigurable(backend.db, { sku: 'LION', price_minor: 2000 });
});
afterEach(() => backend.db.close());

describe('carts', () => {
  it('gives each guest a new cart with an id of 32 letters and digits', async () => {
    const [first, second] = [await newCart(backend), await newCart(backend)];
    expect(first).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(second).not.toBe(first);
  });

  it('gives a customer the same cart again', async () => {
    const headers = backend.signIn(insertCustomer(backend.db));
    const id = await newCart(backend, headers);
    expect(await newCart(backend, headers)).toBe(id);
    expect((await backend.graphql('{ customerCart { id } }', {}, headers)).at('customerCart.id')).toBe(id);
  });

  it('takes a wanted id that is free and has 32 characters', async () => {
    const create = (cartId: string) =>
      backend.graphql('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id: cartId });
    const wanted = 'abcdefghijklmnopqrstuvwxyz012345';
    expect((await create('abc')).error).toBe('Cart ID length should to be 32 symbols.');
    expect((await create(wanted)).at('createEmptyCart')).toBe(wanted);
    const again = await create(wanted);
    expect(again).toMatchObject({
      error: `Cart with ID "${wanted}" already exists.`,
      category: 'graphql-already-exists',
    });
  });

  it('refuses customerCart to a guest', async () => {
    const answer = await backend.graphql('{ customerCart { id } }');
    expect(answer).toMatchObject({
      error: 'The request is allowed for logged in customer',
      category: 'graphql-authorization',
    });
  });
});

describe('access', () => {
  it('tells an unknown, an inactive and a missing cart apart', async () => {
    expect(await readCart(backend, 'nope')).toMatchObject({
      error: 'Could not find a cart with ID "nope"',
      category: 'graphql-no-such-entity',
    });
    expect(await readCart(backend, '')).toMatchObject({
      error: 'Required parameter "cart_id" is missing',
      category: 'graphql-input',
    });
    const id = await newCart(backend);
    backend.db.run('UPDATE cart SET is_active = 0');
    expect(await readCart(backend, id)).toMatchObject({
      error: "The cart isn't active.",
      category: 'graphql-no-such-entity',
    });
  });

  it("A-12: refuses a customer's cart to others and a guest's cart to a customer", async () => {
    const ann = backend.signIn(insertCustomer(backend.db));
    const bob = backend.signIn(insertCustomer(backend.db, { email: 'bob@example.com' }));
    const [annsCart, guestCart] = [await newCart(backend, ann), await newCart(backend)];
    const refusal = (id: string) => ({
      error: `The current user cannot perform operations on cart "${id}"`,
      category: 'graphql-authorization',
    });
    expect(await readCart(backend, annsCart)).toMatchObject(refusal(annsCart));
    expect(await readCart(backend, annsCart, bob)).toMatchObject(refusal(annsCart));
    expect(await readCart(backend, guestCart, ann)).toMatchObject(refusal(guestCart));
    expect((await readCart(backend, annsCart, ann)).at('cart.id')).toBe(annsCart);
  });

  it('refuses a cart of another website and moves one of the same website', async () => {
    insertStore(backend.db, { id: 11, code: 'uk_fr', is_default: 0 });
    insertStore(backend.db, { id: 12, code: 'us', website_code: 'us', currency: 'USD', is_default: 0 });
    const id = await newCart(backend);
    expect((await readCart(backend, id, { Store: 'us' })).error).toBe(
      "Can't assign cart to store in different website.",
    );
    expect((await readCart(backend, id, { Store: 'uk_fr' })).at('cart.id')).toBe(id);
    expect(backend.db.get('SELECT store_id FROM cart')).toEqual({ store_id: 11 });
  });
});
