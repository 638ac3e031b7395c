import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { rememberProductImages } from '@/features/catalog/imagesBySku';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { RecentlyViewed } from './RecentlyViewed';
import { rememberViewedProduct } from './viewedProducts';

/** Looks at products, one after the other, before the list is drawn. */
const Visit = ({ skus }: { skus: readonly string[] }) => {
  const dispatch = useAppDispatch();
  for (const sku of skus) dispatch(rememberViewedProduct(sku));
  dispatch(rememberProductImages({ sku: 'ZINC', media_gallery_entries: [{ file: '/z/zinc.jpg', position: 1 }] }));
  return (
    <main>
      <RecentlyViewed currentSku="IRON" />
    </main>
  );
};

const open = (skus: readonly string[]): Promise<RenderedShop> =>
  renderShop({
    render: () => <Visit skus={skus} />,
    seed: ({ db }) => {
      insertStore(db);
      for (const sku of ['ZINC', 'IRON', 'MAG']) insertProduct(db, { sku, name: sku });
    },
  });

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the latest stands first, without the current one and those that are gone', async () => {
  await open(['ZINC', 'GONE', 'MAG', 'IRON']);
  const list = await screen.findByRole('region', { name: 'Recently viewed' });
  await waitFor(() => expect(names()).toEqual(['MAG', 'ZINC']));
  expect(within(list).getByRole('button', { name: 'Add ZINC to cart' })).toBeVisible();
});

test('a product without a picture has the one that was remembered', async () => {
  await open(['ZINC']);
  await waitFor(() => expect(names()).toEqual(['ZINC']));
  // Pictures wait until somebody is there.
  fireEvent.pointerMove(window);
  await waitFor(() =>
    expect(document.querySelector('main img')).toHaveAttribute('src', expect.stringContaining('/z/zinc.jpg')),
  );
});

test('who looked at nothing else sees nothing', async () => {
  await open(['IRON']);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
