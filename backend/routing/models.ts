/** A redirect to another site: nothing of this shop stands behind it. */
export interface RoutableUrlModel {
  kind: 'external';
}

/** Facts about its URL in a routed answer. */
export interface RouteTarget {
  relativeUrl: string;
  redirectCode: number;
}
