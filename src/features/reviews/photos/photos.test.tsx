import '@/testing/noLayout';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { shopData } from '../../../../backend/testing/arrange/shopData';
import { insertProduct, insertStore } from '../../../../backend/testing/fixtures';
import { Reviews } from '../Reviews';

type Db = RenderedShop['backend']['db'];

const open = (seed: (db: Db) => void = () => undefined): Promise<RenderedShop> =>
  renderShop({
    render: () => (
      <main>
        <Reviews sku="ZINC" />
      </main>
    ),
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { id: 1, sku: 'ZINC', url_key: 'zinc' });
      seed(db);
    },
  });
const main = () => within(screen.getByRole('main'));

/** A file as browsers have it: that of jsdom cannot be read. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string): File =>
  Object.assign(new File([bytes], name, { type }), { arrayBuffer: () => Promise.resolve(bytes.buffer) });

const fillIn = async ({ user }: RenderedShop): Promise<void> => {
  await user.click(await main().findByRole('button', { name: 'Write a review' }));
  await user.click(await main().findByRole('radio', { name: '4 stars' }));
  await user.type(await main().findByRole('textbox', { name: /Name/ }), 'Tom');
  await user.type(await main().findByRole('textbox', { name: /Summary/ }), 'Handy');
  await user.type(await main().findByRole('textbox', { name: /Review/ }), 'Fits in a pocket.');
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('photos stand beside their review and above the list, and open over the page', async () => {
  const { user } = await open((db) => {
    shopData(db).review(1, {
      nickname: 'Una',
      summary: 'Tub',
      text: 'Blue.',
      rating: 5,
      created_at: '2026-10-01 12:00:00',
    });
    shopData(db).ratings(1, 100);
    shopData(db).reviewPhotos('Tub', ['wysiwyg/a.jpg', 'wysiwyg/b.jpg']);
  });
  await main().findByRole('heading', { name: 'Tub' });
  const strip = within(await main().findByRole('list', { name: 'Photos from customers' }));
  expect(strip.getAllByRole('button')).toHaveLength(2);
  const own = within(await main().findByRole('list', { name: 'Photos by Una' }));
  const second = own.getByRole('button', { name: 'Open photo 2 of 2, by Una' });
  await user.click(second);
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures' }));
  expect(await viewer.findByText('Photo by Una (2 of 2)')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pictures' })).not.toBeInTheDocument());
  expect(second).toHaveFocus();
});

test('photos are sent ahead of their review; what is wrong with one is said beside it, and nothing typed is lost', async () => {
  const shop = await open();
  await fillIn(shop);
  const chooser = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for photos.');
    return input;
  };
  // Without what the browser filters by itself: a dragged file gets past it.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(chooser(), [
    fileOf(new Uint8Array(5_242_881), 'tall.jpg', 'image/jpeg'),
    fileOf(new Uint8Array(4), 'live.heic', 'image/heic'),
  ]);
  expect(await main().findByText('“tall.jpg” is larger than 5 MB.')).toBeVisible();
  expect(main().getByText('“live.heic” is not a JPEG, PNG or WebP file.')).toBeVisible();

  await user.upload(chooser(), fileOf(new Uint8Array(4), 'torn.jpg', 'image/jpeg'));
  expect(await main().findByText('This photo cannot be read. Please choose a JPEG, PNG or WebP file.')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Send review' }));
  expect(await main().findByText(/Not every photo has been sent yet/)).toBeVisible();
  expect(shop.data.pendingReviews()).toEqual([]);
  await user.click(main().getByRole('button', { name: 'Remove torn.jpg' }));
  expect(main().getByRole('button', { name: 'Add photos' })).toHaveFocus();

  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await user.upload(chooser(), fileOf(Uint8Array.from(Buffer.from(pixel, 'base64')), 'jar.png', 'image/png'));
  expect(await main().findByText('Added')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(shop.data.pendingReviews()).toHaveLength(1));
  expect(shop.data.photosOfReviews()).toEqual([{ width: 1, height: 1, nickname: 'Tom' }]);
});
