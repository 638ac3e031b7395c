import type { OrderProgress } from '../schema/resolvers.generated';

const states: Record<string, { label: string; progress: OrderProgress }> = {
  pending: { label: 'Pending', progress: 'PLACED' },
  processing: { label: 'Processing', progress: 'PREPARING' },
  complete: { label: 'Complete', progress: 'SENT' },
  canceled: { label: 'Canceled', progress: 'CANCELED' },
  closed: { label: 'Closed', progress: 'REFUNDED' },
  holded: { label: 'On Hold', progress: 'PLACED' },
};

/** The label of an order's state. */
export const statusLabel = (status: string): string => states[status]?.label ?? status;

/** How far an order of that state is; one that left in a parcel is on its way, or waits to be collected, whatever its state says. */
export const progressOf = (status: string, isSent: boolean): OrderProgress => {
  const progress = states[status]?.progress ?? 'PLACED';
  return isSent && progress !== 'CANCELED' && progress !== 'REFUNDED' ? 'SENT' : progress;
};
