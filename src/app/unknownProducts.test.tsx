import '@/testing/noLayout';
import { screen, within } from '@testing-library/react';
import { settings } from '@/kernel/app/settings';
import { renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../backend/testing/createTestBackend';
import { postGraphQl } from '../../backend/testing/graphql';

// As in a build for a backend of somebody else.
beforeAll(() => void Object.assign(globalThis, { TRIMS_DOCUMENTS: true }));
afterAll(() => void Object.assign(globalThis, { TRIMS_DOCUMENTS: false }));

/** Answers as of a backend with a module that makes a type of its own of zinc; the line in a cart is of such a type, too. */
const sellAs = (type: string) => (backend: TestBackend) => {
  const { fetch } = backend;
  backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname !== '/graphql') return answer;
    const data: unknown = JSON.parse(await answer.text(), (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if ('sku' in value && value.sku === 'HW-ZNP' && '__typename' in value) return { ...value, __typename: type };
      if ('__typename' in value && value.__typename === 'SimpleCartItem')
        return { ...value, __typename: `${type}CartItem` };
      return value;
    });
    return Response.json(data, { status: answer.status });
  };
};

const fillCart = async (backend: TestBackend): Promise<void> => {
  const { data } = await postGraphQl(backend, 'mutation { id: createEmptyCart }');
  const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  const add = `mutation ($id: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: "HW-ZNP", quantity: 2 }]) { user_errors { message } } }`;
  await postGraphQl(backend, add, { id });
  window.localStorage.setItem(
    `${settings.storageNamespace}__cartId`,
    JSON.stringify({ value: id, timeStored: Date.now() }),
  );
};

describe.each(['GiftCardProduct', 'AcmeKit'])('a product of the unknown type %s', (type) => {
  test('has its page, as a plain product', async () => {
    await renderShop({ path: '/zinc-picolinate.html', arrange: sellAs(type) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zinc Picolinate' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect((await main.findAllByText(/£\d+\.\d\d/))[0]).toBeVisible();
    expect((await main.findAllByRole('button', { name: /Add/ }))[0]).toBeEnabled();
  });

  test('stands in a list, with its price and the way to its page', async () => {
    await renderShop({ path: '/minerals.html', arrange: sellAs(type) });
    const link = (await screen.findAllByRole('link', { name: /Zinc Picolinate/ }))[0];
    expect(link).toHaveAttribute('href', '/zinc-picolinate.html');
    expect(link?.closest('li, article')).toHaveTextContent(/£\d+\.\d\d/);
  });

  test('stands in the cart', async () => {
    await renderShop({ path: '/cart', arrange: sellAs(type), prepare: fillCart });
    expect(await within(screen.getByRole('main')).findByText('Zinc Picolinate')).toBeVisible();
    expect(await screen.findByText('Checkout')).toBeVisible();
  });
});
