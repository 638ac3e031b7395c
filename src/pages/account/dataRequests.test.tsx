import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { listMail } from '../../../backend/mail/outbox';
import { fixturePassword, insertCustomer, insertStore } from '../../../backend/testing/fixtures';

const email = 'ann@example.com';
const owner = { email, password: fixturePassword };
const page = () => within(screen.getByRole('main'));

const pathOf = (type: string, { backend }: RenderedShop): string => {
  const mail = listMail(backend.db).find(({ body }) => body.includes(`/type/${type}/`));
  return /\/gdpr-request\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
};

/** Signed in, with a mailed link asked for; and the page that it leads to, opened in the same shop. */
const follow = async (button: string, type: string): Promise<RenderedShop> => {
  const shop = await renderShop({
    path: '/account-information',
    signedIn: owner,
    seed: ({ db }) => {
      insertStore(db);
      insertCustomer(db, { email });
    },
  });
  await shop.user.click(await page().findByRole('button', { name: button }));
  expect(await screen.findByText(`We have sent a link to ${email}. It works for two hours.`)).toBeVisible();
  window.history.replaceState(null, '', pathOf(type, shop));
  await shop.openAgain();
  return shop;
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a copy of the data is downloaded by the mailed link', async () => {
  const shop = await follow('Get a copy', 'download');
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await shop.user.click(await page().findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(saved[0]?.type).toBe('application/json');
  expect(saved[0]?.size).toBeGreaterThan(100);
});

test('the account is deleted by the mailed link, after a press, and the shop knows nobody any more', async () => {
  const shop = await follow('Delete my account', 'delete');
  const remove = await page().findByRole('button', { name: 'Delete my account for good' });
  expect(shop.backend.data.customers()).toHaveLength(1);
  await shop.user.click(remove);
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(shop.backend.data.customers()).toEqual([]);
});

test('a link that was changed says so, and the account stands', async () => {
  const shop = await follow('Delete my account', 'delete');
  window.history.replaceState(null, '', `${window.location.pathname}x`);
  await shop.openAgain();
  await shop.user.click(await page().findByRole('button', { name: 'Delete my account for good' }));
  expect(await page().findByText('This link is not valid any more. Please ask for a new one.')).toBeVisible();
  expect(shop.backend.data.customers()).toHaveLength(1);
});
