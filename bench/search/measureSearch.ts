import { scoreQueries, shareOf, type QueryScore } from '../../backend/search/testing/scoreQueries';
import { createTestBackend } from '../../backend/testing/createTestBackend';
import { writeResult } from '../writeResult';

const figuresOf = (scores: readonly QueryScore[]) => ({
  queries: scores.length,
  first: shareOf(scores, 'isFirst'),
  firstThree: shareOf(scores, 'isInFirstThree'),
});

/** How many of the searches in `queries.json` bring what was asked for, in per cent, into results/search.json. */
export const measureSearch = async (): Promise<void> => {
  const backend = createTestBackend({ seed: 'full' });
  const scores = await scoreQueries(backend);
  backend.close();
  const kinds = [...new Set(scores.map(({ kind }) => kind))];
  const missed = scores.filter(({ isFirst }) => !isFirst);
  writeResult('search', {
    ...figuresOf(scores),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, figuresOf(scores.filter((score) => score.kind === kind))])),
    missed: missed.map(({ query, found }) => `${query}: ${found.slice(0, 3).join(' ')}`),
  });
};
