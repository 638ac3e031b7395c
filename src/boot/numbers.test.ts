import { waitFor } from '@testing-library/dom';
import { warmNumbers, withNumbers } from './numbers';

test('the first numbers are written behind a paint, all in one task, and others at once', async () => {
  const written: string[] = [];
  warmNumbers();
  withNumbers(() => written.push('a'));
  withNumbers(() => written.push('b'));
  expect(written).toEqual([]);
  await waitFor(() => expect(written).not.toEqual([]));
  expect(written).toEqual(['a', 'b']);
  withNumbers(() => written.push('c'));
  expect(written).toEqual(['a', 'b', 'c']);
});
