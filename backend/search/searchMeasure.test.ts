import { createTestBackend } from '../testing/createTestBackend';

import { scoreQueries, shareOf } from './testing/scoreQueries';

/** Per cent that the searches of `bench/search/queries.json` must not fall below. */
const leastFirst = 97;
const leastInFirstThree = 99;

test('the product that is called what was asked comes first', async () => {
  const backend = createTestBackend({ seed: 'full' });
  const scores = await scoreQueries(backend);
  backend.close();
  expect(scores.length).toBeGreaterThanOrEqual(120);
  const missed = scores.filter(({ isInFirstThree }) => !isInFirstThree).map(({ query, found }) => ({ query, found }));
  expect(missed.slice(0, 3)).toEqual([]);
  expect(shareOf(scores, 'isInFirstThree')).toBeGreaterThanOrEqual(leastInFirstThree);
  expect(shareOf(scores, 'isFirst')).toBeGreaterThanOrEqual(leastFirst);
});
