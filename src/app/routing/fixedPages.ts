import type { ApolloClient } from '@apollo/client';
import type { ListPaging } from '@/features/listing/showPageOfList';
import { signInPath } from '@/features/session/signInPath';
import { type RouteOutcome, type RouteQuestion, toPath } from './routeOutcome';
import { type FixedPath, fixedRoute } from './routes';

export interface FixedPagesOptions {
  client: ApolloClient;
  /** Whether a customer is signed in now. */
  isSignedIn: () => boolean;
}

/** Loads pages at fixed paths. The backend is not asked to resolve them, but a page may load its first data. */
export interface FixedPages {
  /** The outcome without any preparation; a guest at a path for customers is led to the sign-in page and back later. */
  outcomeAt: (path: FixedPath, question: RouteQuestion) => RouteOutcome;
  /** Whether the page can be shown at once. */
  isPrepared: (path: FixedPath, question: RouteQuestion) => boolean;
  /** The outcome, once what the page shows first is there. */
  prepare: (path: FixedPath, question: RouteQuestion) => Promise<RouteOutcome>;
}

/** Creates the fixed pages of one visit. */
export const createFixedPages = ({ client, isSignedIn }: FixedPagesOptions): FixedPages => {
  /** Addresses that are prepared, with the page of the list that is shown there. */
  const prepared = new Map<string, ListPaging | null | undefined>();

  const outcomeAt: FixedPages['outcomeAt'] = (path, { pathname, search, hash }) => {
    const { access, isThere, page } = fixedRoute(path);
    if (isThere?.() === false) return { kind: 'notFound' };
    if (access === 'signed-in' && !isSignedIn()) return toPath(signInPath(pathname + search + hash));
    return page
      ? { kind: 'resolved', page: { type: 'static', path, list: prepared.get(pathname + search) } }
      : { kind: 'notFound' };
  };

  return {
    outcomeAt,
    isPrepared: (path, { pathname, search }) => !fixedRoute(path).prepare || prepared.has(pathname + search),
    prepare: async (path, question) => {
      const outcome = outcomeAt(path, question);
      const { prepare } = fixedRoute(path);
      if (!prepare || outcome.kind !== 'resolved') return outcome;
      try {
        const { redirect, list } = await prepare(client, question.search);
        if (redirect !== undefined) return toPath(redirect);
        prepared.set(question.pathname + question.search, list);
        return outcomeAt(path, question);
      } catch {
        // The page asks again itself, and shows what is wrong.
      }
      return outcome;
    },
  };
};
