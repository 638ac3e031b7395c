import type { ApolloClient } from '@apollo/client';
import { toRouteVariables } from '@/features/catalog/listQuery';
import { signInPath } from '@/features/session/signInPath';
import type { LazyComponent } from '@/kernel/routing/lazyComponent';
import { prefetchImages } from '@/kernel/serviceWorker/prefetchImages';
import { firstPictures } from './firstPictures';
import { toLastPage } from './lastPage';
import { failureViews, findFixedPath, fixedRoute, isOwnDocument, resolvedRoutes } from './routes';
import { ResolveUrlDocument } from './ResolveURL.graphql.generated';
import {
  type RedirectPolicy,
  type ResolvedPage,
  type RouteOutcome,
  type RouteQuestion,
  toErrorOutcome,
  toRouteOutcome,
} from './routeOutcome';

/** An answer older than this is asked for again behind the page that it shows. */
const freshForMs = 5 * 60_000;
/** How long a page whose data is there waits for its chunk before its shimmer is shown. */
const chunkGraceMs = 200;

export interface RouteLoaderOptions {
  client: ApolloClient;
  policy: RedirectPolicy;
  now: () => number;
  /** Brings back what earlier visits learnt; asked only when the backend cannot be reached. */
  recall?: (() => Promise<void>) | undefined;
  /** Whether somebody is signed in at this moment. */
  isSignedIn: () => boolean;
}

/** Finds out what is at a path: from what is there already, or from the backend. */
export interface RouteLoader {
  /** The outcome if page and data are there already, so that going back is instant. */
  peek: (question: RouteQuestion) => RouteOutcome | undefined;
  load: (question: RouteQuestion) => Promise<RouteOutcome>;
  /** Loads page, data and first pictures ahead; a failure is silent. */
  prefetch: (path: string) => void;
  /** Asks again for an answer that is not from this visit, or old; a failure keeps what is shown. */
  revalidate: (question: RouteQuestion) => void;
}

const viewOf = (page: ResolvedPage): Pick<LazyComponent<never>, 'load' | 'isLoaded'> | undefined =>
  page.type === 'static' ? fixedRoute(page.path).page?.view : resolvedRoutes[page.type].view;

/** What is at a fixed path; one for customers leads a guest to the sign-in page, which knows the way back (spec §2.1). */
const toStaticOutcome = ({ pathname, search, hash }: RouteQuestion, isSignedIn: boolean): RouteOutcome | undefined => {
  const path = findFixedPath(pathname);
  if (path === undefined) return undefined;
  const { access, page } = fixedRoute(path);
  if (access === 'signed-in' && !isSignedIn) {
    return { kind: 'redirect', to: signInPath(pathname + search + hash), isExternal: false, code: 302 };
  }
  return page ? { kind: 'resolved', page: { type: 'static', path } } : { kind: 'notFound' };
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const viewOfOutcome = (outcome: RouteOutcome): Pick<LazyComponent<never>, 'load' | 'isLoaded'> | undefined => {
  if (outcome.kind === 'resolved') return viewOf(outcome.page);
  return outcome.kind === 'notFound' || outcome.kind === 'error' ? failureViews[outcome.kind] : undefined;
};

/** Loads the chunk of what is shown; a chunk that fails shows itself where it is rendered. */
export const loadView = async (outcome: RouteOutcome): Promise<void> => {
  const view = viewOfOutcome(outcome);
  if (view && !view.isLoaded()) await view.load().catch(() => undefined);
};

/**
 * Loads beside the answer what it will most likely need: who is on a category opens a product, and the other way round.
 * One after the other, chunk and answer would take two round trips.
 */
const loadLikelyView = (): void => {
  const category = resolvedRoutes.category.view;
  const product = resolvedRoutes.product.view;
  if (category.isLoaded() === product.isLoaded()) return;
  void (category.isLoaded() ? product : category).load().catch(() => undefined);
};

/** Creates the loader over an Apollo client, whose cache is the only memory of routes. */
export const createRouteLoader = ({ client, policy, now, isSignedIn, recall }: RouteLoaderOptions): RouteLoader => {
  let hasAsked = false;
  const answeredAt = new Map<string, number>();
  /** When a path was last prefetched: a pointer that crosses a link twice asks nothing, not even the cache. */
  const prefetchedAt = new Map<string, number>();
  /** Fixed pages whose preparation is done, so that coming back to them is instant. */
  const preparedPlaces = new Set<string>();
  const keyOf = (question: RouteQuestion): string => JSON.stringify(toRouteVariables(question));
  const staticOutcome = (question: RouteQuestion) => toStaticOutcome(question, isSignedIn());

  /** What an earlier visit saw at the place: better than an error while the backend is out of reach. */
  const remembered = async (question: RouteQuestion): Promise<RouteOutcome | undefined> => {
    await recall?.();
    const data = client.readQuery({ query: ResolveUrlDocument, variables: toRouteVariables(question) });
    return data ? toRouteOutcome(data, question, policy) : undefined;
  };

  const ask = async (question: RouteQuestion, fetchPolicy: 'cache-first' | 'network-only'): Promise<RouteOutcome> => {
    const key = keyOf(question);
    const isFirst = !hasAsked;
    hasAsked = true;
    try {
      const isKnown = answeredAt.has(key);
      const { data } = await client.query({
        query: ResolveUrlDocument,
        variables: toRouteVariables(question),
        fetchPolicy,
        // Nobody else asks for the first page; to look whether somebody does, the client prints the whole question.
        ...(isFirst ? { context: { queryDeduplication: false } } : {}),
      });
      if (!isKnown || fetchPolicy === 'network-only') answeredAt.set(key, now());
      return toRouteOutcome(data, question, policy);
    } catch (error) {
      const outcome = toErrorOutcome(error);
      const correction = toLastPage(outcome.error, question);
      if (correction) return correction;
      return outcome.error.kind === 'network' ? ((await remembered(question)) ?? outcome) : outcome;
    }
  };

  const prepareOf = (outcome: RouteOutcome) =>
    outcome.kind === 'resolved' && outcome.page.type === 'static' ? fixedRoute(outcome.page.path).prepare : undefined;

  /** A fixed page with what it shows first; what cannot be had is the page's own to say. */
  const prepared = async (outcome: RouteOutcome, { pathname, search }: RouteQuestion): Promise<RouteOutcome> => {
    const prepare = prepareOf(outcome);
    if (!prepare) return outcome;
    try {
      const to = await prepare(client, search);
      if (to !== undefined) return { kind: 'redirect', to, isExternal: false, code: 302 };
      preparedPlaces.add(pathname + search);
    } catch {
      // The page asks itself, and says what is wrong.
    }
    return outcome;
  };

  const peek: RouteLoader['peek'] = (question) => {
    const data = client.readQuery({ query: ResolveUrlDocument, variables: toRouteVariables(question) });
    const outcome = staticOutcome(question) ?? (data ? toRouteOutcome(data, question, policy) : undefined);
    if (outcome?.kind !== 'resolved') return undefined;
    if (prepareOf(outcome) && !preparedPlaces.has(question.pathname + question.search)) return undefined;
    return viewOf(outcome.page)?.isLoaded() ? outcome : undefined;
  };

  const askFirst = (question: RouteQuestion): Promise<RouteOutcome> => {
    loadLikelyView();
    return ask(question, 'cache-first');
  };

  const load: RouteLoader['load'] = async (question) => {
    const outcome = await prepared(staticOutcome(question) ?? (await askFirst(question)), question);
    await Promise.race([loadView(outcome), wait(chunkGraceMs)]);
    return outcome;
  };

  return {
    peek,
    load,
    prefetch: (path) => {
      if (now() - (prefetchedAt.get(path) ?? -Infinity) < freshForMs) return;
      prefetchedAt.set(path, now());
      const { pathname, search, hash } = new URL(path, policy.origin);
      if (!isOwnDocument(pathname) && peek({ pathname, search, hash }) === undefined)
        void load({ pathname, search, hash }).then(
          (outcome) => {
            if (outcome.kind === 'error') prefetchedAt.delete(path);
            else prefetchImages(firstPictures(outcome, search));
          },
          () => void prefetchedAt.delete(path),
        );
    },
    revalidate: (question) => {
      const fixed = staticOutcome(question);
      if (fixed) {
        // Its own preparation asks again for what is old.
        if (preparedPlaces.has(question.pathname + question.search)) void prepared(fixed, question);
        return;
      }
      if (now() - (answeredAt.get(keyOf(question)) ?? -Infinity) > freshForMs) void ask(question, 'network-only');
    },
  };
};
