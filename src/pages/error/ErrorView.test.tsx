import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { ErrorView } from './ErrorView';

test('says in the shop’s words that something failed, and leads home', async () => {
  renderUi(<ErrorView />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  expect(screen.getByText('Looks like something went wrong. Sorry about that.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Oops! | Halewell'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('offers another try where one is possible', async () => {
  const retry = jest.fn();
  renderUi(<ErrorView message="Something went wrong. Sorry about that." onRetry={retry} />);
  expect(screen.getByText('Something went wrong. Sorry about that.')).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.title).toBe('Oops! | Halewell'));
});
