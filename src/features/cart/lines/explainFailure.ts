import type { IntlShape } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { loadAddFailure } from '../lazyCart';
import type { Explained } from './addFailure';

/** As `explain` does (addFailure.ts), which is loaded with the first failure; without it, the backend's words. */
export const explainFailure = (
  failure: unknown,
  intl: Pick<IntlShape, 'formatMessage'>,
  fallback: string,
): Promise<Explained> =>
  loadAddFailure().then(
    ({ explain }) => explain(failure, intl, fallback),
    () => ({ message: errorText(failure, fallback), rule: undefined }),
  );
