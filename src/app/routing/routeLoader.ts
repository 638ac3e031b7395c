import type { AppError } from '@/kernel/errors/appError';
import { toRouteVariables } from '@/features/listing/listQuery';
import { takeListDefaults } from '@/features/listing/storeDefaults';
import { takeMediaBase } from '@/kernel/app/takeMediaBase';
import type { LazyComponent } from '@/kernel/routing/lazyComponent';
import { afterPaint } from '@/kernel/scheduling/afterPaint';
import { goBeforePictures } from '@/kernel/viewport/heldPictures';
import { wait } from '@/kernel/wait';
import { askFilteredList, withFilteredList } from './filteredList';
import { createFixedPages, type FixedPagesOptions } from './fixedPages';
import { ResolveUrlDocument, type ResolveUrlQuery } from './ResolveURL.graphql.generated';
import { type RedirectPolicy, type RouteOutcome, type RouteQuestion, toErrorOutcome } from './routeOutcome';
import { failureViews, findFixedPath, fixedRoute, loadBlocks, resolvedRoutes } from './routes';
import { toRouteOutcome } from './toRouteOutcome';

/** Milliseconds after which an answer is asked for again, behind the page that it shows. */
export const freshForMs = 5 * 60_000;
/** Milliseconds that a page whose data is there waits for its chunk before its shimmer is shown. */
const chunkGraceMs = 200;

export interface RouteLoaderOptions extends FixedPagesOptions {
  policy: RedirectPolicy;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Restores what earlier visits learnt; called only when the backend cannot be reached. */
  restoreCache?: (() => Promise<void>) | undefined;
}

/** Finds out what is at a path: from what is there already, or from the backend. */
export interface RouteLoader {
  /** The outcome if page and data are there already, so that going back is instant. */
  cached: (question: RouteQuestion) => RouteOutcome | undefined;
  /** @param isAhead nobody has asked for the page yet: its code must not reload the one that is shown. */
  load: (question: RouteQuestion, isAhead?: boolean) => Promise<RouteOutcome>;
  /** Asks again for an answer that is not from this visit, or old; a failure keeps what is shown. */
  revalidate: (question: RouteQuestion) => void;
  /**
   * Tells each change of the cached data behind a page on screen.
   * @param shown the outcome that is on screen.
   * @returns ends it.
   */
  follow: (question: RouteQuestion, shown: RouteOutcome, onChange: (outcome: RouteOutcome) => void) => () => void;
}

const viewOf = (outcome: RouteOutcome): Pick<LazyComponent<never>, 'load' | 'loadAhead' | 'isLoaded'> | undefined => {
  if (outcome.kind === 'notFound' || outcome.kind === 'error') return failureViews[outcome.kind];
  if (outcome.kind !== 'resolved') return undefined;
  const { page } = outcome;
  return page.type === 'static' ? fixedRoute(page.path).page?.view : resolvedRoutes[page.type].view;
};

/** Loads the code of what is shown, that of a content page's blocks, too; a chunk that fails shows itself where it is rendered. */
export const loadView = async (outcome: RouteOutcome): Promise<void> => {
  const view = viewOf(outcome);
  if (view && !view.isLoaded()) await view.load().catch(() => undefined);
  if (outcome.kind === 'resolved' && (outcome.page.type === 'home' || outcome.page.type === 'cms'))
    await loadBlocks(outcome.page.page.content ?? '').catch(() => undefined);
};

/**
 * Loads beside the answer what it will most likely need: who is on a category opens a product, and the other way round.
 * One after the other, chunk and answer would take two round trips.
 */
const loadLikelyView = (isAhead: boolean): void => {
  const category = resolvedRoutes.category.view;
  const product = resolvedRoutes.product.view;
  if (category.isLoaded() === product.isLoaded()) return;
  const likely = category.isLoaded() ? product : category;
  if (isAhead) likely.loadAhead();
  else void likely.load().catch(() => undefined);
};

const isCategory = (data: ResolveUrlQuery | undefined): boolean => data?.route?.__typename === 'CategoryTree';

const lacksList = (outcome: RouteOutcome): boolean =>
  outcome.kind === 'resolved' && outcome.page.type === 'category' && outcome.page.list === null;

/** No first page needs it. */
const loadRecovery = () => import(/* webpackChunkName: "recovery" */ './recovery/recovery').catch(() => undefined);

/** Where a refused list leads; no first page needs it. */
const toCorrection = async (
  error: AppError,
  question: RouteQuestion,
  data?: ResolveUrlQuery,
): Promise<RouteOutcome | undefined> => {
  if (error.kind !== 'graphql') return undefined;
  return (await loadRecovery())?.toCorrection(error, question, data);
};

/** What the backend says of paths; the client's cache is the only memory of it. */
const createBackendRoutes = ({ client, policy, now, restoreCache, isSignedIn }: RouteLoaderOptions) => {
  let hasAsked = false;
  const answeredAt = new Map<string, number>();
  /** Questions whose answer came without its list: it is asked for again when the shopper tries again or comes back. */
  const incomplete = new Set<string>();
  /** The data that an outcome was read from. */
  const answers = new WeakMap<RouteOutcome, ResolveUrlQuery>();
  const keyOf = (question: RouteQuestion): string => JSON.stringify(toRouteVariables(question));

  const toOutcome = (data: ResolveUrlQuery | undefined, question: RouteQuestion): RouteOutcome => {
    const whole = data && withFilteredList(client, data, question);
    const outcome = toRouteOutcome(whole ?? data, question, policy);
    if (data) answers.set(outcome, data);
    return outcome;
  };

  const read = (question: RouteQuestion): RouteOutcome | undefined => {
    // Where nothing has been asked there is no answer; to look for one takes the client a while.
    if (!hasAsked || incomplete.has(keyOf(question))) return undefined;
    // Read as the client read it when the answer came: it still has that, and would compute any other reading.
    const data = client.readQuery({ query: ResolveUrlDocument, variables: toRouteVariables(question) }, true);
    if (!data || !withFilteredList(client, data, question)) return undefined;
    return toOutcome(data, question);
  };

  const ask = async (question: RouteQuestion, fetchPolicy: 'cache-first' | 'network-only'): Promise<RouteOutcome> => {
    const key = keyOf(question);
    const isFirst = !hasAsked;
    hasAsked = true;
    try {
      const isKnown = answeredAt.has(key);
      const { data, error } = await client.query({
        query: ResolveUrlDocument,
        variables: toRouteVariables(question),
        fetchPolicy: incomplete.delete(key) ? 'network-only' : fetchPolicy,
        errorPolicy: 'all',
        context: {
          keepsErrors: true,
          // Nobody else asks for the first page; to look whether somebody does, the client prints the whole question.
          ...(isFirst ? { queryDeduplication: false } : {}),
        },
      });
      if (error) {
        if (!data?.route) throw error instanceof Error ? error : new Error(error.message);
        const correction = await toCorrection(toErrorOutcome(error).error, question, data);
        if (correction) return correction;
      }
      // Of what is nowhere a backend says so; an answer without data says nothing.
      if (!data) throw new Error('The backend answered without data.');
      takeMediaBase(data.storeConfig?.secure_base_media_url);
      // A visit goes on with the page size that it began with, or the second page of a list would not follow its first.
      const mayChange = isCategory(data) && (isFirst || toRouteVariables(question).currentPage === 1);
      if (mayChange && takeListDefaults(data.storeConfig, question.search)) return await ask(question, fetchPolicy);
      await askFilteredList(client, data, question, fetchPolicy);
      if (!isKnown || fetchPolicy === 'network-only') answeredAt.set(key, now());
      const outcome = toOutcome(data, question);
      if (lacksList(outcome)) incomplete.add(key);
      return (
        (outcome.kind === 'notFound' &&
          (await (await loadRecovery())?.toCounterpart(question, { client, isSignedIn }))) ||
        outcome
      );
    } catch (error) {
      const outcome = toErrorOutcome(error);
      const correction = await toCorrection(outcome.error, question);
      if (correction) return correction;
      if (outcome.error.kind !== 'network') return outcome;
      // What an earlier visit saw here is better than an error while the backend is out of reach.
      await restoreCache?.();
      return read(question) ?? outcome;
    }
  };

  const follow: RouteLoader['follow'] = (question, shown, onChange) => {
    let known = answers.get(shown);
    let isOver = false;
    const watched = client.watchQuery({
      query: ResolveUrlDocument,
      variables: toRouteVariables(question),
      fetchPolicy: 'cache-only',
    });
    const subscription = watched.subscribe(({ data, dataState }) => {
      if (isOver || dataState !== 'complete' || data === known) return;
      known = data;
      onChange(toOutcome(data, question));
    });
    return () => {
      isOver = true;
      // It takes some milliseconds to end, which the next page does not wait for.
      afterPaint(() => subscription.unsubscribe());
    };
  };

  const isOld = (question: RouteQuestion): boolean =>
    now() - (answeredAt.get(keyOf(question)) ?? -Infinity) > freshForMs;

  return { read, ask, follow, isOld };
};

/** Creates the loader of one visit. */
export const createRouteLoader = (options: RouteLoaderOptions): RouteLoader => {
  const fixedPages = createFixedPages(options);
  const backend = createBackendRoutes(options);
  return {
    cached: (question) => {
      const path = findFixedPath(question.pathname);
      const outcome = path ? fixedPages.outcomeAt(path, question) : backend.read(question);
      if (outcome?.kind !== 'resolved' || (path && !fixedPages.isPrepared(path, question))) return undefined;
      return viewOf(outcome)?.isLoaded() ? outcome : undefined;
    },
    load: (question, isAhead = false) => {
      const path = findFixedPath(question.pathname);
      if (!path) loadLikelyView(isAhead);
      const asked = path ? fixedPages.prepare(path, question) : backend.ask(question, 'cache-first');
      const shown = asked.then(async (outcome) => {
        if (isAhead) viewOf(outcome)?.loadAhead();
        else await Promise.race([loadView(outcome), wait(chunkGraceMs)]);
        return outcome;
      });
      goBeforePictures(shown);
      return shown;
    },
    revalidate: (question) => {
      const path = findFixedPath(question.pathname);
      if (path) {
        // The preparation of a fixed page asks again for what is old; one that failed is the page's own to repeat.
        if (fixedPages.isPrepared(path, question)) void fixedPages.prepare(path, question);
      } else if (backend.isOld(question)) void backend.ask(question, 'network-only');
    },
    follow: backend.follow,
  };
};
