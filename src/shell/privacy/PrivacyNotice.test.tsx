import { act, screen } from '@testing-library/react';
import { showPrivacyNotice } from '@/app/later/showPrivacyNotice';
import { startLater } from '@/app/later/startLater';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { readOptionalChoice } from '@/kernel/storage/optionalStorage';
import { privacyNotice } from './privacyNotice';

const open = async (): Promise<RenderedShop> => {
  const shop = await renderShop({
    render: () => (
      <main>
        <h1>Page</h1>
        <button type="button">Elsewhere</button>
      </main>
    ),
  });
  await act(async () => {
    startLater(shop.services, shop.store, shop.navigator, false);
    await Promise.resolve();
  });
  return shop;
};
const notice = () => screen.findByRole('region', { name: 'Cookies and storage' });
const stored = () => Object.keys(window.localStorage).filter((key) => /recently|recentS/.test(key));

afterEach(() => {
  document.body.replaceChildren();
});

test('refusing takes one press, as accepting does, and is remembered', async () => {
  const { user, services } = await open();
  expect(await notice()).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  expect(readOptionalChoice(services.storage)).toBe('refused');
  expect(stored()).toEqual([]);
});

test('can be opened again to decide otherwise, and gives the focus back', async () => {
  const { user, services } = await open();
  await notice();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  act(() => privacyNotice.open());
  expect(await screen.findByText('You have accepted this.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cookies and storage' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(readOptionalChoice(services.storage)).toBe('refused');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('is not shown to a visitor who has decided', async () => {
  window.localStorage.setItem(
    'HALEWELL__optionalStorage',
    JSON.stringify({ value: 'refused', timeStored: Date.now() }),
  );
  const shop = await open();
  act(() => showPrivacyNotice(shop.services, shop.store, { isMeasuring: false }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
