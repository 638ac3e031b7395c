import type { ApolloClient } from '@apollo/client';
import { createPrefetch } from './prefetchRoute';
import { createRouteLoader } from './routeLoader';
import { resolvedRoutes } from './routes';

const loaderOf = (query: () => Promise<unknown>) =>
  createRouteLoader({
    client: { query, readQuery: () => null } as Partial<ApolloClient> as ApolloClient,
    policy: { origin: 'https://shop.example', hosts: [] },
    now: () => 0,
    recall: () => Promise.reject(new Error('The database is gone.')),
    isSignedIn: () => false,
  });

const question = { pathname: '/zinc.html', search: '', hash: '' };

describe('what is at a path', () => {
  it('comes with the chunk that a list’s visitor will need, beside the answer and not after it', async () => {
    const category = jest.spyOn(resolvedRoutes.category.view, 'isLoaded').mockReturnValue(true);
    const product = jest.spyOn(resolvedRoutes.product.view, 'load').mockResolvedValue();
    let answer: (value: unknown) => void = () => undefined;
    const loading = loaderOf(() => new Promise((resolve) => (answer = resolve))).load(question);
    expect(product).toHaveBeenCalledTimes(1);
    answer({ data: { route: null } });
    expect(await loading).toEqual({ kind: 'notFound' });
    category.mockRestore();
    product.mockRestore();
  });

  it('is prefetched once, however often the pointer comes by, and again after a failure', async () => {
    const query = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    query.mockResolvedValue({ data: { route: null } });
    const prefetch = createPrefetch(loaderOf(query), () => 0);
    const answered = () => new Promise((resolve) => setTimeout(resolve, 20));
    prefetch('/zinc.html');
    await answered();
    for (let time = 0; time < 3; time += 1) prefetch('/zinc.html');
    await answered();
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('fails silently when nobody waits for it', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    createPrefetch(
      loaderOf(() => Promise.reject(new TypeError('Failed to fetch'))),
      () => 0,
    )('/zinc.html');
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
