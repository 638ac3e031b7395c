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

/** How far an order is: as its tracking says it, or where there is none in the backend's own word. */
export const OrderState = ({ status, progress }: Pick<ListedOrderFragment, 'status' | 'progress'>) => {
  if (!CAPABILITIES.orderTracking || !progress) return <Badge kind={kinds[status] ?? 'info'}>{status}</Badge>;
  const { kind, text } = words[progress];
  return <Badge kind={kind}>{text}</Badge>;
};
