import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { makePageInert } from '@/testing/environment/inertPage';
import { insertStoreSetting } from '../../../../backend/testing/fixtures';

const open = (skus: readonly string[], several = '1', path = '/wishlist'): Promise<RenderedShop> =>
  renderShop({
    path,
    signedIn: true,
    arrange: ({ db, data }) => {
      insertStoreSetting(db, 'enable_multiple_wishlists', several);
      data.saveForLater(skus);
    },
  });

const page = () => within(screen.getByRole('main'));
const lists = async () => within(await page().findByRole('navigation', { name: 'Your lists' }));
const products = async () =>
  within(await page().findByRole('list', { name: 'Saved products' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const makeList = async ({ user }: RenderedShop, name: string): Promise<void> => {
  await user.click(await page().findByRole('button', { name: 'New list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New list' }));
  expect(dialog.getByRole('textbox', { name: 'Name of the list' })).toHaveFocus();
  await user.type(dialog.getByLabelText(/Name of the list/), name);
  await user.click(dialog.getByRole('button', { name: 'Create list' }));
  // Three answers: the list, its name among the others, its page.
  await page().findByRole('link', { name: `${name} 0`, current: 'page' }, { timeout: 4000 });
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('asks for the name that a new list lacks', async () => {
  const { user } = await open(['HW-LIM']);
  await user.click(await page().findByRole('button', { name: 'New list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New list' }));
  await user.click(dialog.getByRole('button', { name: 'Create list' }));
  const name = dialog.getByLabelText(/Name of the list/);
  expect(name).toHaveAccessibleDescription('Is required.');
  expect(name).toHaveFocus();
  await user.type(name, 'G');
  expect(name).not.toHaveAccessibleDescription();
});

it('makes a list, moves a product there, and keeps its heart full', async () => {
  const shop = await open(['HW-LIM', 'HW-ZNP']);
  expect((await lists()).getByRole('link', { name: 'Wish List 2' })).toHaveAttribute('aria-current', 'page');
  await makeList(shop, 'Gifts');
  expect(await page().findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await shop.user.click((await lists()).getByRole('link', { name: 'Wish List 2' }));
  await shop.user.click(await page().findByRole('button', { name: 'Move Zinc Picolinate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move Zinc Picolinate' }));
  expect(dialog.getByLabelText('To the list')).toHaveDisplayValue('Gifts');
  makePageInert();
  await shop.user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Zinc Picolinate is in “Gifts” now.')).toBeVisible();
  await waitFor(() => expect(page().getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(page().getByText(/^\d+ products?$/)).toHaveFocus();
  expect(shop.store.getState().wishlist.saved?.idsBySku).toHaveProperty('HW-ZNP');
  await shop.user.click(await (await lists()).findByRole('link', { name: 'Gifts 1' }));
  expect(await products()).toEqual(['Zinc Picolinate']);
  // Its heart takes it out of the list that it is in.
  await shop.user.click(page().getByRole('button', { name: 'Remove Zinc Picolinate from wishlist' }));
  expect(await page().findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await shop.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await products()).toEqual(['Zinc Picolinate']);
});

it('renames and deletes a list, but not the one that everybody has', async () => {
  const shop = await open([]);
  await makeList(shop, 'Gifts');
  await shop.user.click(page().getByRole('button', { name: 'Rename list' }));
  const naming = within(screen.getByRole('dialog', { name: 'Rename list' }));
  await shop.user.clear(naming.getByLabelText(/Name of the list/));
  await shop.user.type(naming.getByLabelText(/Name of the list/), 'Presents{Enter}');
  expect(await (await lists()).findByRole('link', { name: 'Presents 0' })).toBeVisible();
  await shop.user.click(page().getByRole('button', { name: 'Delete list' }));
  const deleting = within(screen.getByRole('dialog', { name: 'Delete “Presents”?' }));
  expect(deleting.getByText(/The list is empty/)).toBeVisible();
  makePageInert();
  await shop.user.click(deleting.getByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(page().queryByRole('link', { name: /^Presents/ })).not.toBeInTheDocument());
  expect((await lists()).getByRole('link', { name: 'Wish List 0', current: 'page' })).toHaveFocus();
  expect(page().queryByRole('button', { name: 'Delete list' })).not.toBeInTheDocument();
});

it('says why a list is refused, and keeps what was typed', async () => {
  const shop = await open([]);
  await makeList(shop, 'Gifts');
  await shop.user.click(await page().findByRole('button', { name: 'New list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New list' }));
  await shop.user.type(dialog.getByLabelText(/Name of the list/), 'gifts{Enter}');
  expect(await dialog.findByText('Wish list "gifts" already exists.', {}, { timeout: 4000 })).toBeVisible();
  expect(dialog.getByLabelText(/Name of the list/)).toHaveValue('gifts');
});

it('says that a list is gone', async () => {
  await open(['HW-ZNP'], '1', '/wishlist?list=999');
  expect(await page().findByRole('heading', { name: 'This list no longer exists' })).toBeVisible();
});

it('shows no lists where the store has one for each customer', async () => {
  await open(['HW-ZNP'], '0');
  expect(await products()).toEqual(['Zinc Picolinate']);
  expect(page().queryByRole('navigation', { name: 'Your lists' })).not.toBeInTheDocument();
  expect(page().queryByRole('button', { name: /^Move (?!all)/ })).not.toBeInTheDocument();
});

it('copies names and addresses to share where the device has no way to', async () => {
  const shop = await open(['HW-ZNP']);
  await shop.user.click(await page().findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^Product names and links copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Zinc Picolinate: http://localhost/zinc-picolinate.html');
});
