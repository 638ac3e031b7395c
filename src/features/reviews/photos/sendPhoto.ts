import { isRecord } from '@/kernel/isRecord';
import type { AppThunk } from '@/kernel/redux/thunk';
import { restClientOf } from '@/kernel/rest/restClient';

/**
 * Sends one photo ahead of its review.
 * @returns the token by which the review names it.
 * @throws RestError when it was refused, RestNetworkError when no answer came.
 */
export const sendPhoto =
  (file: File): AppThunk<Promise<string>> =>
  async (_dispatch, _getState, services) => {
    const answer = await restClientOf(services).post('/V1/review-photos', await file.arrayBuffer());
    if (!isRecord(answer) || typeof answer.token !== 'string') throw new Error('A photo was sent, and got no token.');
    return answer.token;
  };
