/** A redirect to another site: nothing of this shop stands behind it. */
export interface RoutableUrlModel {
  kind: 'external';
}

/** What a routed answer says about its URL. */
export interface RouteTarget {
  relativeUrl: string;
  redirectCode: number;
}
