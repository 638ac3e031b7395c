import { act, screen, within } from '@testing-library/react';
import { settings } from '@/kernel/app/settings';
import { renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../../backend/testing/createTestBackend';
import { fixturePassword, insertCustomer, insertStore } from '../../../../backend/testing/fixtures';

const email = 'ann@example.com';
const guideNumber = '100000012';
const notesNumber = '100000013';

const guide = {
  name: 'Glaze guide',
  titles: ['The guide', 'Firing charts'],
  files: [{ title: 'The guide', downloads_bought: 5, downloads_used: 2 }, { title: 'Firing charts' }],
};
const notes = { name: 'Studio notes', titles: ['Studio notes'] };

/** Ann's paid order of a guide of two files, and one of notes that waits for its money. */
const arrange = ({ data }: TestBackend, customerId: number): void => {
  data.order({ id: 12, number: guideNumber, status: 'processing', createdAt: '2026-11-12 10:00:00', customerId });
  data.order({ id: 13, number: notesNumber, status: 'pending', createdAt: '2026-11-14 10:00:00', customerId });
  data.invoice(12, guideNumber);
  data.boughtFiles(12, guide);
  data.boughtFiles(13, notes);
};

const open = (
  path = '/order-history?downloads',
  seedMore: (backend: TestBackend, customerId: number) => void = arrange,
) =>
  renderShop({
    path,
    signedIn: { email, password: fixturePassword },
    seed: (backend) => {
      insertStore(backend.db);
      seedMore(backend, insertCustomer(backend.db, { email }));
    },
  });

const page = () => within(screen.getByRole('main'));
const card = async (name: string) => within(await page().findByRole('article', { name }));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('bought files are listed under their names, the latest order first, each with its state and the way to it', async () => {
  await open();
  const first = await card('Glaze guide The guide');
  expect(page().getByRole('heading', { level: 1, name: 'My downloads' })).toBeVisible();
  expect(first.getByText('Available')).toBeVisible();
  expect(first.getByText('12 November 2026')).toBeVisible();
  expect(first.getByText('Downloads left').nextElementSibling).toHaveTextContent(/^3$/);
  expect(first.getByRole('link', { name: guideNumber })).toHaveAttribute('href', `/order-history/${guideNumber}`);
  const link = first.getByRole('link', { name: 'Download The guide' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/downloadable\/download\/link\/id\/hash\w+\/$/));
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).not.toHaveAttribute('target');

  // A word for "Unlimited" is no number of downloads.
  expect((await card('Glaze guide Firing charts')).queryByText('Downloads left')).not.toBeInTheDocument();

  const other = await card('Studio notes');
  expect(other.getByText('Not available yet')).toBeVisible();
  expect(other.getByText('You can download the file as soon as your order is paid.')).toBeVisible();
  expect(other.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  expect(page().getAllByRole('article')[0]).toHaveTextContent('Studio notes');
});

test('titles are only told where nobody has to guess which file is which', async () => {
  await open(undefined, (backend, customerId) => {
    arrange(backend, customerId);
    backend.data.boughtFiles(12, { ...guide, files: [{ title: 'Firing charts' }] });
    backend.data.boughtFiles(13, notes, { name: 'Patterns', titles: ['Small', 'Large'], files: [{ title: 'Large' }] });
  });
  // An order of one line: the product is certain, the file is not.
  const first = await card('Glaze guide');
  expect(first.queryByText(/The guide|Firing charts/)).not.toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Download Glaze guide' })).toBeVisible();
  expect(page().getAllByRole('article', { name: `File from order ${notesNumber}` })).toHaveLength(2);
});

test('files that are used up or were refunded say so, without a link', async () => {
  await open(undefined, (backend, customerId) => {
    arrange(backend, customerId);
    backend.data.boughtFiles(12, {
      ...guide,
      files: [{ title: 'The guide', downloads_bought: 5, downloads_used: 5 }, { title: 'Firing charts' }],
    });
  });
  const first = await card('Glaze guide The guide');
  expect(first.getByText('Expired')).toBeVisible();
  expect(first.queryByText('Downloads left')).not.toBeInTheDocument();
  expect(first.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
});

test('orders that cannot be read take no files away; a list that cannot be loaded can be tried again', async () => {
  const shop = await open(undefined, (backend, customerId) => {
    arrange(backend, customerId);
    const fault = { kind: 'graphqlError' as const, message: 'No.' };
    backend.faults.set([
      { target: { operation: 'CustomerDownloads' }, fault, times: 1 },
      { target: { operation: 'DownloadOrders' }, fault, times: 1 },
    ]);
  });
  expect(await page().findByRole('alert')).toHaveTextContent('Your downloads could not be loaded.');
  await shop.user.click(page().getByRole('button', { name: 'Try again' }));
  expect(await page().findAllByRole('link', { name: `Download File from order ${guideNumber}` })).toHaveLength(2);
});

test('who bought no files has none, and no way to them', async () => {
  await open('/order-history', (backend, customerId) => {
    arrange(backend, customerId);
    backend.data.boughtFiles(12);
    backend.data.boughtFiles(13);
  });
  await page().findByRole('article', { name: guideNumber });
  expect(page().queryByRole('link', { name: 'My downloads' })).not.toBeInTheDocument();
});

test('the receipt leads a customer to the files, and says nothing of them without any', async () => {
  window.localStorage.setItem(
    `${settings.storageNamespace}__receipt_cart`,
    JSON.stringify({ value: '12'.padStart(32, 'c'), timeStored: Date.now() }),
  );
  const shop = await open('/checkout/receipt');
  expect(await page().findByText(/You find your files in your account as soon as the order is paid/)).toBeVisible();
  expect(page().getByRole('link', { name: 'My downloads' })).toHaveAttribute('href', '/order-history?downloads');
  shop.data.boughtFiles(12);
  await shop.openAgain();
  await page().findByRole('heading', { level: 1, name: /^Thank you/ });
  expect(page().queryByRole('link', { name: 'My downloads' })).not.toBeInTheDocument();
});

test('an empty list says what comes into it', async () => {
  await open(undefined, () => undefined);
  expect(await page().findByRole('heading', { name: 'No downloads yet' })).toBeVisible();
});

test('the way leads from the orders, and from an order with files only', async () => {
  const shop = await open('/order-history');
  await shop.user.click(await page().findByRole('link', { name: 'My downloads' }));
  expect(await page().findByRole('heading', { level: 1, name: 'My downloads' })).toHaveFocus();
  await shop.user.click((await card('Studio notes')).getByRole('link', { name: notesNumber }));
  await page().findByRole('heading', { level: 1, name: `Order ${notesNumber}` });
  expect(await page().findByRole('link', { name: 'My downloads' })).toHaveAttribute('href', '/order-history?downloads');
});

test('a guest signs in first', async () => {
  await renderShop({ path: '/order-history?downloads', seed: ({ db }) => void insertStore(db) });
  expect(await screen.findByRole('heading', { level: 1, name: /Sign in/i })).toBeVisible();
});

test('orders are listed although what was bought to download cannot be told', async () => {
  const shop = await open('/');
  shop.backend.faults.set([
    { target: { operation: 'CustomerOrders' }, fault: { kind: 'partial', paths: ['customerDownloadableProducts'] } },
  ]);
  act(() => shop.navigator.push('/order-history'));
  expect(await page().findByRole('link', { name: guideNumber })).toBeVisible();
  expect(page().queryByRole('link', { name: /downloads/i })).not.toBeInTheDocument();
});
