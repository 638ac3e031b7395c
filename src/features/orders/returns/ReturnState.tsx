import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import type { ListedReturnFragment } from '../api/Returns.graphql.generated';

type Status = NonNullable<ListedReturnFragment['status']>;

const kinds: Partial<Record<Status, BadgeProps['kind']>> = {
  APPROVED: 'success',
  PROCESSED_AND_CLOSED: 'success',
  CLOSED: 'off',
  DENIED: 'warning',
  REJECTED: 'warning',
};

/** How far a return is. */
export const ReturnState = ({ status }: { status: Status }) => (
  <Badge kind={kinds[status] ?? 'info'}>
    <FormattedMessage id="return.state" values={{ status }} />
  </Badge>
);
