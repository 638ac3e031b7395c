/** What a Magento answers of configurable products whose variants are hidden, missing or sold out. */
import '@/testing/noLayout';
import { insertMagnesium, main } from '@/testing/productShop';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertStore } from '../../../backend/testing/fixtures';

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The page of a product of which the backend says something else than its data do. */
const openWith = (change: (answer: string) => string): Promise<RenderedShop> =>
  renderShop({
    path: '/magnesium.html',
    seed: (backend) => {
      insertStore(backend.db);
      insertMagnesium(backend.db);
      const { fetch } = backend;
      backend.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        const text = await answer.clone().text();
        return text.includes('"route":{') ? new Response(change(text), answer) : answer;
      };
    },
  });

const described = (): unknown =>
  JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

/** The first status in the answer is the parent's. */
const parentSoldOut = (answer: string): string =>
  answer.replace('"stock_status":"IN_STOCK"', '"stock_status":"OUT_OF_STOCK"');

test('a parent that is sold out is, whatever its variants say', async () => {
  await openWith(parentSoldOut);
  expect(await main().findAllByText('Out of stock')).not.toHaveLength(0);
  expect(main().queryByText('In stock')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
});

test('a parent that is sold out and has no variants has no price', async () => {
  await openWith((answer) =>
    parentSoldOut(answer)
      .replace(/"variants":\[.*?\](?=,"\w+":|\})/s, '"variants":[]')
      .replace(/"value":[\d.]+/g, '"value":0'),
  );
  await main().findByRole('heading', { level: 1 });
  expect(main().queryByText(/£0\.00/)).not.toBeInTheDocument();
});

test('a product without variants is not for sale, and says so', async () => {
  await openWith((answer) => answer.replace(/"attributes":\[\{.*?\}\]/g, '"attributes":null'));
  expect(await main().findByText('This product is not for sale at the moment.')).toBeVisible();
  expect(main().queryByText('In stock')).not.toBeInTheDocument();
  expect(main().queryByText(/£/)).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
  expect(main().queryByRole('radio')).not.toBeInTheDocument();
  expect(described()).not.toHaveProperty('offers');
});
