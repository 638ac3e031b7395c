import { act, render, waitFor } from '@testing-library/react';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from './LazySlot';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline the page does not reload to get the chunk.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

it('tells once that what was opened did not come, and not again when it is closed', async () => {
  const lazy = lazyComponent<object>(() => Promise.reject(new Error('The chunk is gone.')));
  const onFailure = jest.fn();
  const slot = (isOpen: boolean) => <LazySlot isOpen={isOpen} lazy={lazy} onFailure={onFailure} />;
  const { rerender } = render(slot(false));
  const turn = (isOpen: boolean) => act(async () => Promise.resolve(rerender(slot(isOpen))));

  await turn(true);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  await turn(false);
  expect(onFailure).toHaveBeenCalledTimes(1);
  await turn(true);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
});
