import type { Location, NavigationType } from 'react-router-dom';
import type { RouteOutcome } from './routeOutcome';

/** How it stands with the products of a list whose address has changed. */
export type ListState = 'loading' | 'failed';

/** A page that can be shown: the place, how it was come to, and what is there. */
export interface ShownRoute {
  location: Location;
  action: NavigationType;
  outcome: RouteOutcome;
  /** The place is another view of the list on screen, whose products are on their way, or could not be fetched. */
  listState?: ListState;
}
