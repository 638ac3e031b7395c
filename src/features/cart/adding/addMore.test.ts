import { playStockBuild } from '@/testing/stock/stockShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { addWithOptions } from './addMore';

playStockBuild();

const option = { uid: btoa('custom-option/1'), value: 'Morwenna' };
const plate = { sku: 'PL-DINNER', quantity: 1, enteredOptions: [option] };

/** A backend that loses customisable options, as some versions do. */
const openLosing = (): Promise<RenderedShop> =>
  renderShop({
    profile: 'stock',
    render: () => null,
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = (input, init) =>
        fetch(
          input,
          typeof init?.body === 'string'
            ? { ...init, body: init.body.replace(/"entered_options":\[[^\]]*\]/, '"entered_options":[]') }
            : init,
        );
    },
  });

const held = ({ data }: RenderedShop) => data.linesOf().map(({ sku, quantity }) => ({ sku, quantity }));

test('a product whose options the backend has lost does not stay in the cart', async () => {
  const shop = await openLosing();
  expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(false);
  expect(held(shop)).toEqual([]);
});

test('the same product without options that was there before stays as it was', async () => {
  const shop = await openLosing();
  await shop.store.dispatch(addWithOptions({ sku: 'PL-DINNER', quantity: 2 }, []));
  expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(false);
  expect(held(shop)).toEqual([{ sku: 'PL-DINNER', quantity: 2 }]);
});

test('a backend that keeps them is taken at its word', async () => {
  const shop = await renderShop({ profile: 'stock', render: () => null });
  expect(await shop.store.dispatch(addWithOptions(plate, [option.uid]))).toBe(true);
  expect(held(shop)).toEqual([{ sku: 'PL-DINNER', quantity: 1 }]);
});
