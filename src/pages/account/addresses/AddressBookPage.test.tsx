import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { fixturePassword, insertCustomer, insertStore } from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';

/** The page with so many addresses; the first is the default for deliveries. */
const open = (count: number, path = '/address-book'): Promise<RenderedShop> =>
  renderShop({
    path,
    signedIn: { email, password: fixturePassword },
    seed: ({ db, data }) => {
      insertStore(db);
      const id = insertCustomer(db, { email });
      for (let each = 1; each <= count; each += 1) data.address(id, `${each} Cotham Brow`, 'BS6 6AN', each === 1);
    },
  });
const page = () => within(screen.getByRole('main'));
const cards = () => page().findAllByRole('article');
const card = async (index: number) => {
  const found = (await cards())[index];
  if (!found) throw new Error(`There is no address ${index}.`);
  return within(found);
};
const streets = async () => (await cards()).map((each) => /\d+ Cotham Brow|\d+ Quay/.exec(each.textContent)?.[0]);

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('adds the first address, as the default', async () => {
  const { user, backend } = await open(0);
  expect(await page().findByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Add address' }));
  const form = within(await page().findByRole('form', { name: 'New address' }));
  await user.type(await form.findByLabelText(/First name/), 'Ann');
  await user.clear(form.getByLabelText(/Last name/));
  await user.type(form.getByLabelText(/Last name/), 'Lee');
  await user.click(await form.findByRole('button', { name: 'Enter address manually' }));
  await user.type(form.getByLabelText(/Street address/), '4 Quay');
  await user.type(form.getByLabelText(/City/), 'Bristol');
  await user.type(form.getByLabelText(/Postcode/), 'bs14rn');
  await user.click(form.getByLabelText('Use as my default delivery address'));
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await (await card(0)).findByText('Default delivery address')).toBeVisible();
  expect(await screen.findByText('The address has been added.')).toBeVisible();
  expect(backend.data.addressBook(email)).toEqual([{ street: '["4 Quay"]', is_default_shipping: 1 }]);
});

test('names what is missing, and keeps what was typed when the shop cannot be reached', async () => {
  const { user, backend } = await open(1);
  await user.click((await card(0)).getByRole('button', { name: /^Edit/ }));
  const form = within(await page().findByRole('form', { name: 'Change address' }));
  const street = await form.findByLabelText(/Street address/);
  await user.clear(street);
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/problem with 1 field/);
  await user.type(street, '9 Quay');
  backend.faults.set([{ target: { operation: 'UpdateBookAddress' }, fault: { kind: 'drop', moment: 'before' } }]);
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText(/could not reach the shop/)).toBeVisible();
  expect(street).toHaveValue('9 Quay');
  backend.faults.set([]);
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await streets()).toEqual(['9 Quay']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow']));
});

test('keeps the lines of a street that are not edited', async () => {
  const lines = ['Flat 4', 'The Old Mill', '12 Cotham Brow', 'Little Snoring'];
  const { user, backend } = await renderShop({
    path: '/address-book',
    signedIn: { email, password: fixturePassword },
    seed: ({ db, data }) => {
      insertStore(db);
      data.address(insertCustomer(db, { email }), '1 Cotham Brow', 'BS6 6AN', true);
      data.streetLines(lines);
      data.setting('customer_forms', { streetLines: 4 });
    },
  });
  const editCity = async (city: string): Promise<void> => {
    await user.click((await card(0)).getByRole('button', { name: /^Edit/ }));
    const form = within(await page().findByRole('form', { name: 'Change address' }));
    const field = await form.findByLabelText(/City/);
    await user.clear(field);
    await user.type(field, city);
    await user.click(form.getByRole('button', { name: 'Save address' }));
    await (await card(0)).findByText(city);
  };
  await editCity('Fakenham');
  expect(backend.data.addressBook(email)).toMatchObject([{ street: JSON.stringify(lines) }]);
});

test('deletes all but a default, and puts back', async () => {
  const { user } = await open(2);
  expect((await card(0)).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect((await card(0)).getByText(/^A default address cannot be deleted/)).toBeVisible();
  expect((await card(1)).queryByText(/cannot be deleted/)).toBeNull();
  await user.click((await card(1)).getByRole('button', { name: 'Delete Eleanor Marsh, 2 Cotham Brow' }));
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow']));
  expect(page().getByText('1 address')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow', '2 Cotham Brow']));
});

test('an undo that is pressed while another change is under way comes after it', async () => {
  const { user, backend } = await open(3);
  await user.click((await card(1)).getByRole('button', { name: /^Delete/ }));
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow', '3 Cotham Brow']));
  backend.faults.set([
    { target: { operation: 'DeleteBookAddress' }, fault: { kind: 'delay', milliseconds: 300 }, times: 1 },
  ]);
  await user.click((await card(1)).getByRole('button', { name: /^Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await streets()).toEqual(['1 Cotham Brow', '3 Cotham Brow']);
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow', '2 Cotham Brow']));
});

test('has one default, which can be another', async () => {
  const { user } = await open(2);
  await user.click((await card(1)).getByRole('button', { name: /^Make default for delivery/ }));
  await waitFor(async () => expect(await streets()).toEqual(['2 Cotham Brow', '1 Cotham Brow']));
  expect(page().getAllByText('Default delivery address')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await streets()).toEqual(['1 Cotham Brow', '2 Cotham Brow']));
});

test('shows two hundred addresses in pages', async () => {
  const { user, openAgain } = await open(200);
  expect(await page().findByText('200 addresses')).toBeVisible();
  expect(await cards()).toHaveLength(12);
  await user.click(page().getByRole('link', { name: 'Page 17' }));
  await waitFor(async () => expect(await cards()).toHaveLength(8));
  window.history.replaceState(null, '', '/address-book?page=99999');
  await openAgain();
  await waitFor(() => expect(window.location.search).toBe('?page=17'));
  expect(await cards()).toHaveLength(8);
});

test('says when it cannot be loaded, and tries again', async () => {
  const { user, backend } = await open(1, '/account-information');
  backend.faults.set([
    { target: { operation: 'AddressBook' }, fault: { kind: 'graphqlError', message: 'No.' }, times: 1 },
  ]);
  await user.click(page().getByRole('link', { name: 'Address Book' }));
  expect(await page().findByRole('alert')).toHaveTextContent('Your addresses could not be loaded.');
  await user.click(page().getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});
