import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import type { ListedOrderFragment } from './OrderHistoryPage.graphql.generated';

/** Colours of the backend's states; any other is plain news. */
const kinds: Record<string, BadgeProps['kind']> = { Complete: 'success', Canceled: 'off', Closed: 'warning' };

/** The words of the page that tracks an order. */
const words = {
  PLACED: { kind: 'info', text: <FormattedMessage id="tracking.placed" /> },
  PREPARING: { kind: 'info', text: <FormattedMessage id="tracking.preparing" /> },
  SENT: { kind: 'success', text: <FormattedMessage id="tracking.sent" /> },
  CANCELED: { kind: 'off', text: <FormattedMessage id="orders.canceled" /> },
  REFUNDED: { kind: 'warning', text: <FormattedMessage id="orders.refunded" /> },
} as const;

export interface OrderStateProps extends Pick<ListedOrderFragment, 'status' | 'progress'> {
  /** Nothing is sent: it waits in a shop. */
  isCollected: boolean;
}

/** How far an order is: as its tracking says it, or where there is none in the backend's own word. */
export const OrderState = ({ status, progress, isCollected }: OrderStateProps) => {
  if (!CAPABILITIES.orderTracking || !progress) return <Badge kind={kinds[status] ?? 'info'}>{status}</Badge>;
  const { kind, text } = words[progress];
  const isWaiting = isCollected && progress === 'SENT';
  return <Badge kind={kind}>{isWaiting ? <FormattedMessage id="tracking.collectable" /> : text}</Badge>;
};
