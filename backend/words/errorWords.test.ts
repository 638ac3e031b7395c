import { insertProduct, insertStore } from '../testing/fixtures';
import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { postGraphQl } from '../testing/graphql';
import { errorWords } from './errorWords';
import { germanErrors } from './german';
import { labelWords } from './labelWords';

describe('an error in the language of a store view', () => {
  it('is German where there is a German text, with what is put into it, an error in an error, too', () => {
    expect(errorWords('Gift card not found', 'de_DE')).toBe('Diese Geschenkkarte kennen wir nicht.');
    expect(errorWords('"{1}" is not a valid email address.', 'de_DE')).toBe('„{1}“ ist keine gültige E-Mail-Adresse.');
    expect(
      errorWords('Could not update the product with SKU A: You need to choose options for your item.', 'de_DE'),
    ).toBe('Das Produkt A konnte nicht geändert werden: Bitte wählen Sie die Optionen aus.');
  });

  it('stays as it is in English, in a language without texts, and where it is unknown', () => {
    for (const locale of ['en_GB', 'fr_FR', ''])
      expect(errorWords('Gift card not found', locale)).toBe('Gift card not found');
    expect(errorWords('constructor', 'de_DE')).toBe('constructor');
    expect(errorWords('Something else', 'de_DE')).toBe('Something else');
  });

  it('leaves the words by which the shop knows a stale cart and goods that are gone', () => {
    for (const words of [
      'Could not find a cart with ID "x"',
      "The cart isn't active.",
      'The current user cannot perform operations on cart "x"',
      'Some of the products are out of stock.',
      'There are no source items with the in stock status',
      'The requested qty is not available',
    ])
      expect(errorWords(words, 'de_DE')).toBe(words);
  });

  it('puts into each German text what the English one has', () => {
    const places = (text: string) => [...text.matchAll(/\{\d\}|%\w+/g)].map(([place]) => place);
    for (const [english, german] of Object.entries(germanErrors))
      expect([english, places(german).every((place) => places(english).includes(place))]).toEqual([english, true]);
  });
});

describe('answers of a German store view', () => {
  let backend: TestBackend;
  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
    insertStore(backend.db, { id: 11, code: 'de', name: 'Deutschland', locale: 'de_DE', is_default: 0 });
    insertProduct(backend.db, { sku: 'ZINC' });
  });
  afterEach(() => backend.close());
  const german = { Store: 'de' };

  it('are German in errors and in parts of an answer', async () => {
    const { data } = await postGraphQl(backend, 'mutation { id: createEmptyCart }', {}, german);
    const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1];
    const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NOTHING", quantity: 1 }]) {
      user_errors { message code } } }`;
    expect(JSON.stringify(await postGraphQl(backend, add, { id }, german))).toContain(
      'Das Produkt NOTHING gibt es nicht mehr.',
    );
    const card =
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "X" }) { cart { id } } }';
    expect(JSON.stringify(await postGraphQl(backend, card, { id }, german))).toContain('Ihr Warenkorb ist leer.');
    expect(JSON.stringify(await postGraphQl(backend, card, { id }))).toContain('Cart does not contain products.');
  });

  it('name ways to pay, taxes and a list in German, too', async () => {
    const { data } = await postGraphQl(backend, 'mutation { id: createEmptyCart }', {}, german);
    const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1];
    const methods = async (headers = {}): Promise<string> =>
      JSON.stringify(
        await postGraphQl(
          backend,
          'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { title } } }',
          { id },
          headers,
        ),
      );
    expect(await methods(german)).toContain('Karte');
    expect(await methods()).toContain('"Card"');
    expect(labelWords('VAT 20%', 'de_DE')).toBe('MwSt. 20 %');
    expect(labelWords('constructor', 'de_DE')).toBe('constructor');
  });

  it('are German over REST', async () => {
    const { data } = await postGraphQl(backend, 'mutation { id: createEmptyCart }', {}, german);
    const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1];
    const pay = (store: string) =>
      backend.fetch(`/rest/${store}/V1/guest-carts/${id}/payment-information`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'no address', paymentMethod: { method: 'test' } }),
      });
    expect(await (await pay('de')).text()).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(await (await pay('uk_en')).text()).toContain('Invalid email format');
  });
});
