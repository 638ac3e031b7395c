import { customOptionsOf, linesOf } from '../cartContents';
import { readLines, type CartItemToAdd } from '../operations/lineCalls';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { addWithOptions } from './addMore';

playStockBuild();

const option = { uid: btoa('custom-option/1'), value: 'Morwenna' };
const plate = { sku: 'PL-DINNER', quantity: 1, enteredOptions: [option] };

/** A shop whose requests are changed by name and body before the backend has them. */
const openWith = (change: (name: string, body: string) => string = (_name, body) => body): Promise<RenderedShop> =>
  renderShop({
    profile: 'stock',
    render: () => null,
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        const { body } = init ?? {};
        if (typeof body !== 'string') return fetch(input, init);
        const name = /"operationName":"(\w+)"/.exec(body)?.[1] ?? '';
        return fetch(input, { ...init, body: change(name, body) });
      };
    },
  });

/** The older mutations lose the options, too. */
const loseAll = (name: string, body: string): string =>
  name.startsWith('Add') ? body.replace(/"options":\[.*?\]/, '"options":[]') : body;

const held = ({ data }: RenderedShop) => data.linesOf().map(({ sku, quantity }) => ({ sku, quantity }));
const optionsInCart = async ({ services, store }: RenderedShop) => {
  const { cartId } = store.getState().cart;
  return linesOf(await readLines(services, cartId ?? '')).map((line) =>
    customOptionsOf(line).map(
      ({ label, values }) => `${label}: ${values.map((each) => each.label || each.value).join()}`,
    ),
  );
};

describe('a backend whose first mutation loses customisable options', () => {
  test('is asked by the mutation for a simple product, which keeps them', async () => {
    const shop = await openWith();
    expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(true);
    expect(held(shop)).toEqual([{ sku: 'PL-DINNER', quantity: 1 }]);
    expect(await optionsInCart(shop)).toEqual([['Engraving: Morwenna']]);
  });

  test('adds to a line that has the same options', async () => {
    const shop = await openWith();
    await shop.store.dispatch(addWithOptions(plate, [option.uid]));
    expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(true);
    expect(held(shop)).toEqual([{ sku: 'PL-DINNER', quantity: 2 }]);
  });

  test('that loses them by every mutation does not keep the product in the cart', async () => {
    const shop = await openWith(loseAll);
    expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(false);
    expect(held(shop)).toEqual([]);
  });

  test('that refuses the second mutation leaves the cart as it was', async () => {
    const shop = await openWith((name, body) =>
      name === 'AddSimpleProduct' ? body.replace('"sku":"PL-DINNER"', '"sku":"NONE"') : body,
    );
    expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(false);
    expect(held(shop)).toEqual([]);
  });

  test('keeps the same product without options that was there before', async () => {
    const shop = await openWith(loseAll);
    const plain: CartItemToAdd = { sku: 'PL-DINNER', quantity: 2 };
    await shop.store.dispatch(addWithOptions(plain, []));
    expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(false);
    expect(held(shop)).toEqual([{ sku: 'PL-DINNER', quantity: 2 }]);
  });
});
