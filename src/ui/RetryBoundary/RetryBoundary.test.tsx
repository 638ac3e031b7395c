import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { RetryBoundary } from './RetryBoundary';

test('what could not be shown says so, and is loaded again on a press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  const load = jest.fn(() => {
    isThere = true;
    return Promise.resolve();
  });
  const Part = () => {
    if (!isThere) throw new Error('The chunk did not come.');
    return <p>The part</p>;
  };
  const { user } = renderUi(
    <RetryBoundary load={load} failed="The part could not be loaded.">
      <Part />
    </RetryBoundary>,
  );
  expect(screen.getByText('The part could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
