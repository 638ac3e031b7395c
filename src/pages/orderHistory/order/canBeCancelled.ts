import type { OrderOnPageFragment } from './Order.graphql.generated';

/** States, as Magento names them in English, that have nothing left to cancel; others are recognised by what was sent. */
const endedStates = new Set(['Complete', 'Closed', 'Canceled', 'On Hold']);

type Told = Pick<OrderOnPageFragment, 'status' | 'progress' | 'shipments' | 'credit_memos'>;

/** Whether an order looks as if it can still be cancelled. The backend decides: its state may have changed meanwhile. */
export const canBeCancelled = ({ status, progress, shipments, credit_memos: memos }: Told): boolean =>
  (progress === null || progress === 'PLACED' || progress === 'PREPARING') &&
  !endedStates.has(status) &&
  (shipments ?? []).length === 0 &&
  (memos ?? []).length === 0;
