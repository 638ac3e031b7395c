import { type ApolloClient, ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { createShopClient } from '@/kernel/graphql/shopClient';
import { typePolicies } from '../typePolicies';
import { createPrefetch } from './prefetchRoute';
import { createRouteLoader } from './routeLoader';
import { resolvedRoutes } from './routes';

const loaderOf = (query: () => Promise<unknown>) =>
  createRouteLoader({
    client: { query, readQuery: () => null } as Partial<ApolloClient> as ApolloClient,
    policy: { origin: 'https://shop.example', hosts: [] },
    now: () => 0,
    restoreCache: () => Promise.reject(new Error('The database is gone.')),
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

  it('is loaded ahead without the loads that reload the page when a chunk is gone', async () => {
    const category = jest.spyOn(resolvedRoutes.category.view, 'isLoaded').mockReturnValue(true);
    const needed = jest.spyOn(resolvedRoutes.product.view, 'load').mockResolvedValue();
    const ahead = jest.spyOn(resolvedRoutes.product.view, 'loadAhead').mockReturnValue();
    await loaderOf(() => Promise.resolve({ data: { route: null } })).load(question, true);
    expect(ahead).toHaveBeenCalledTimes(1);
    expect(needed).not.toHaveBeenCalled();
    category.mockRestore();
    needed.mockRestore();
    ahead.mockRestore();
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

describe('the data behind a page on screen', () => {
  const cmsPage = {
    __typename: 'CmsPage',
    relative_url: 'terms',
    redirect_code: 0,
    type: 'CMS_PAGE',
    identifier: 'terms',
    title: 'Terms',
    content_heading: 'Terms',
    content: '<p>All of them.</p>',
    page_layout: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_robots: null,
  };

  it('is told when it changes, and not before', async () => {
    const client = createShopClient([new ApolloLink(() => of({ data: { route: cmsPage } }))], typePolicies);
    const loader = createRouteLoader({
      client,
      policy: { origin: 'https://shop.example', hosts: [] },
      now: () => 0,
      isSignedIn: () => false,
    });
    const place = { pathname: '/terms', search: '', hash: '' };
    const shown = await loader.load(place);
    expect(shown).toMatchObject({ kind: 'resolved', page: { type: 'cms', page: { title: 'Terms' } } });
    const onChange = jest.fn();
    const stop = loader.follow(place, shown, onChange);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onChange).not.toHaveBeenCalled();
    const rename = (title: string) =>
      client.cache.modify({ id: client.cache.identify(cmsPage) ?? 'none', fields: { title: () => title } });
    rename('Conditions');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onChange.mock.calls).toMatchObject([[{ kind: 'resolved', page: { page: { title: 'Conditions' } } }]]);
    stop();
    rename('Rules');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onChange).toHaveBeenCalledTimes(1);
    client.stop();
  });
});
