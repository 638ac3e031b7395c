import type { ApolloClient } from '@apollo/client';
import { signInPath } from '@/features/session/signInPath';
import { type RouteOutcome, type RouteQuestion, toPath } from './routeOutcome';
import { type FixedPath, fixedRoute } from './routes';

export interface FixedPagesOptions {
  client: ApolloClient;
  /** Whether somebody is signed in at this moment. */
  isSignedIn: () => boolean;
}

/** What is at the fixed paths: nobody asks the backend for that, but a page may have it bring what it shows first. */
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
  const prepared = new Set<string>();

  const outcomeAt: FixedPages['outcomeAt'] = (path, { pathname, search, hash }) => {
    const { access, page } = fixedRoute(path);
    if (access === 'signed-in' && !isSignedIn()) return toPath(signInPath(pathname + search + hash));
    return page ? { kind: 'resolved', page: { type: 'static', path } } : { kind: 'notFound' };
  };

  return {
    outcomeAt,
    isPrepared: (path, { pathname, search }) => !fixedRoute(path).prepare || prepared.has(pathname + search),
    prepare: async (path, question) => {
      const outcome = outcomeAt(path, question);
      const { prepare } = fixedRoute(path);
      if (!prepare || outcome.kind !== 'resolved') return outcome;
      try {
        const to = await prepare(client, question.search);
        if (to !== undefined) return toPath(to);
        prepared.add(question.pathname + question.search);
      } catch {
        // The page asks again itself, and shows what is wrong.
      }
      return outcome;
    },
  };
};
