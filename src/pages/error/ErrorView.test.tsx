import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { ErrorView } from './ErrorView';

test('says in the shop’s words that something failed, leads home, and costs the page no place in a search', async () => {
  renderUi(<ErrorView />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Looks like something went wrong. Sorry about that.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Oops! | Halewell'));
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelector('meta[name="prerender-status-code"]')).toHaveAttribute('content', '503');
});

test('offers another try where one is possible', async () => {
  const retry = jest.fn();
  renderUi(<ErrorView message="Something went wrong. Sorry about that." onRetry={retry} />);
  expect(screen.getByText('Something went wrong. Sorry about that.')).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.title).toBe('Oops! | Halewell'));
});

test('without a connection it says so, and tries again by itself when there is one', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  renderUi(<ErrorView message="Something went wrong. Sorry about that." onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline.' })).toBeVisible();
  expect(
    screen.getByText('This page needs a connection. It opens by itself as soon as you are back online.'),
  ).toBeVisible();
  expect(screen.queryByText(/Oops|Something went wrong/)).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('You are offline. | Halewell'));
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  line.mockRestore();
});
