import { screen, within } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
// eslint-disable-next-line no-restricted-imports -- Tests run the backend in process.
import { insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { Footer } from './Footer';

const footer = () => within(screen.getByRole('contentinfo'));
const open = () =>
  renderShop({
    render: () => <Footer />,
    seed: ({ db }) => {
      insertStore(db);
      insertStoreSetting(db, 'copyright', '© {year} Halewell Ltd.');
    },
  });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('leads to the pages about the shop, by column', async () => {
  await open();
  const columns = footer().getAllByRole('heading', { level: 2 });
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Account', 'About Us', 'Help']);
  const links = {
    'Our Story': '/about-us',
    'Customer Service': '/customer-service',
    'Privacy Notice': '/privacy-notice',
  };
  for (const [name, href] of Object.entries(links)) {
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(footer().getByRole('link', { name: 'Halewell home' })).toHaveAttribute('href', '/');
});

test('opens the shop elsewhere in a new tab that knows nothing of it', async () => {
  await open();
  const elsewhere = footer().getByRole('link', { name: 'Instagram' });
  expect(elsewhere).toHaveAttribute('target', '_blank');
  expect(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('says where the shop delivers to, and whose it is this year', async () => {
  await open();
  expect(footer().getByText('United Kingdom, GBP £')).toBeVisible();
  expect(await footer().findByText(`© ${new Date().getFullYear()} Halewell Ltd.`)).toBeVisible();
});
