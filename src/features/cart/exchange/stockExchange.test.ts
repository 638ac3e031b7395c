import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { postGraphQl } from '../../../../backend/testing/graphql';
import { addWithOptions } from '../adding/addMore';
import { itemOfLine, lineDescription, linesOf, readShownCart } from '../cartContents';
import { getCartDetails } from '../cartOperations';
import { readLines } from '../operations/lineCalls';
import { exchangeItem } from '../operations/lineOperations';
import { readExchanges } from './pendingExchanges';

playStockBuild();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const question = `{ products(filter: { sku: { eq: "MU-TUMBLER" } }) { items {
  ... on ConfigurableProduct { options { uid } configurable_options { values { uid label } } } } } }`;

/** Two tumblers of one glaze, with initials, which the first mutation of this backend loses. */
const openWithTumblers = async () => {
  let lose: (name: string) => 'before' | 'after' | undefined = () => undefined;
  const shop = await renderShop({
    profile: 'stock',
    render: () => null,
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = async (input, init) => {
        const name = /"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ?? '';
        const fate = lose(name);
        if (fate === 'before') throw new TypeError('Failed to fetch');
        const answer = await fetch(input, init);
        if (fate === 'after') throw new TypeError('Failed to fetch');
        return answer;
      };
    },
  });
  const text = JSON.stringify(await postGraphQl(shop.backend, question));
  const uidOf = (label: string): string => new RegExp(`"uid":"([^"]+)","label":"${label}"`).exec(text)?.[1] ?? '';
  const initials = /"options":\[\{"uid":"([^"]+)"/.exec(text)?.[1] ?? '';
  const tumblers = {
    sku: 'MU-TUMBLER',
    quantity: 2,
    selectedOptionUids: [uidOf('Ember')],
    enteredOptions: [{ uid: initials, value: 'JP' }],
  };
  expect(await shop.store.dispatch(addWithOptions(tumblers, [initials]))).toBe(true);
  return { ...shop, uidOf, tumblers, losing: (next: typeof lose) => (lose = next) };
};
type Tumblers = Awaited<ReturnType<typeof openWithTumblers>>;

/** What the backend has in the cart. */
const held = async ({ services, store }: Pick<RenderedShop, 'services' | 'store'>) =>
  linesOf(await readLines(services, store.getState().cart.cartId ?? '')).map(
    (line) => `${line.quantity} × ${lineDescription(line)}`,
  );

const toInk = async ({ services, store, uidOf }: Tumblers): Promise<void> => {
  const [line] = linesOf(readShownCart(services));
  if (!line) throw new Error('The cart is empty.');
  const former = itemOfLine(line);
  const requested = { ...former, selectedOptionUids: [uidOf('Ink')] };
  await store.dispatch(exchangeItem({ itemId: line.uid, requested, former }));
};

test('another variant keeps the customisable options', async () => {
  const shop = await openWithTumblers();
  await toInk(shop);
  expect(await held(shop)).toEqual(['2 × Ink, Initials: JP']);
});

test('a variant that is refused leaves the line as it was, options and all', async () => {
  const shop = await openWithTumblers();
  shop.data.stock('MU-TUMBLER-INK', 0);
  await expect(toInk(shop)).rejects.toThrow();
  expect(await held(shop)).toEqual(['2 × Ember, Initials: JP']);
  expect(shop.store.getState().cart.updateItemError).not.toBeNull();
});

test.each(['AddItemToCart', 'AddConfigurableProduct'])(
  'a connection that is lost at %s',
  async (name) => {
    const shop = await openWithTumblers();
    let isLost = false;
    shop.losing((asked) => {
      isLost ||= asked === name;
      return isLost ? 'before' : undefined;
    });
    await toInk(shop).catch(() => undefined);
    shop.losing(() => undefined);
    expect(readExchanges(shop.services.storage)).toMatchObject([{ former: { enteredOptions: [{ value: 'JP' }] } }]);
    await shop.store.dispatch(getCartDetails());
    expect(await held(shop)).toEqual(['2 × Ember, Initials: JP']);
    expect(readExchanges(shop.services.storage)).toEqual([]);
  },
  60_000,
);
