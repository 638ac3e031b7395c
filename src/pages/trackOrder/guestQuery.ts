/** Views of a guest's order at the one path: its progress, all of it, or the form to send something back. */
export type TrackingView = 'progress' | 'order' | 'return';

/** Which view an address asks for; without progress, or a way to look all of an order up, it is the other one. */
export const readTrackingView = (search: string): TrackingView => {
  const asked = new URLSearchParams(search);
  if (asked.has('return')) return 'return';
  return asked.has('order') || !CAPABILITIES.orderTracking ? 'order' : 'progress';
};

/** Query of the address of a view. */
export const trackingQuery = (number: string, view: TrackingView): string =>
  `?${new URLSearchParams({ number }).toString()}${view === 'progress' ? '' : `&${view}`}`;
