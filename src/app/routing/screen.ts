import { type Location, NavigationType } from 'react-router-dom';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { type ListPaging, showPageOfList } from '@/features/listing/showPageOfList';
import { signalPrerender } from '@/kernel/head/prerenderSignals';
import { nextRootComponentChanged, pageLoadingChanged, pendingChanged } from '@/shell/appSlice';
import type { ShopStore } from '../store';
import { readLocation } from './historyEntries';
import type { ResolvedPage, RouteOutcome } from './routeOutcome';
import type { ShownRoute } from './shownRoute';

/** Name under which the state of the shell knows the shimmer of a type of page. */
const shimmerName = (type: ResolvedPage['type']): string => `${type.toUpperCase()}_SHIMMER`;

const shimmerNameOf = (outcome: RouteOutcome): string | null =>
  outcome.kind === 'resolved' && outcome.page.type !== 'static' ? shimmerName(outcome.page.type) : null;

/** The page of a list of products that a route shows; none while another one is on its way. */
const listOf = ({ outcome, listState }: ShownRoute): ListPaging | null | undefined =>
  outcome.kind === 'resolved' && !listState && (outcome.page.type === 'category' || outcome.page.type === 'static')
    ? outcome.page.list
    : null;

/** Publishes the current screen to the store and to a prerenderer. */
export const createScreen = (store: Pick<ShopStore, 'dispatch'>) => {
  const listeners = new Set<() => void>();
  let shown: ShownRoute = { location: readLocation(), action: NavigationType.Pop, outcome: { kind: 'loading' } };
  const publish = (route: ShownRoute): void => {
    shown = route;
    store.dispatch(showPageOfList(listOf(route)));
    listeners.forEach((listener) => listener());
  };
  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Says which path is waited for, or that nothing is. */
    setPending: (path: string | null): void => {
      store.dispatch(pendingChanged(path));
      store.dispatch(pageLoadingChanged(path !== null));
    },
    show: (route: ShownRoute, isRedirected = false): void => {
      if (route.outcome.kind === 'notFound') signalPrerender({ status: 404 });
      // The signal of a redirect stays on the page that it led to: a prerenderer asked for the first address.
      else if (!isRedirected) signalPrerender(undefined);
      store.dispatch(nextRootComponentChanged(shimmerNameOf(route.outcome)));
      publish(route);
    },
    /** Begins the page of a product with what its card said of it. */
    begin: (location: Location, product: ProductCardFieldsFragment): void => {
      store.dispatch(nextRootComponentChanged(shimmerName('product')));
      publish({ location, action: NavigationType.Push, outcome: { kind: 'loading', product } });
    },
    /** The same page with newer data. */
    update: (outcome: RouteOutcome): void => publish({ ...shown, outcome }),
  };
};
