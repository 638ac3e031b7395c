import { FormattedMessage } from 'react-intl';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import type { OrderClaimView } from '@/features/orders/useOrderClaim';

/** What became of the order that was to come into the account. */
export const OrderClaimNotice = ({ claim }: { claim: OrderClaimView }) => {
  if (claim.kind === 'none' || claim.kind === 'claiming') return null;
  const { kind, number, retry } = claim;
  if (kind === 'lost')
    return (
      <RetryNotice onRetry={retry}>
        <FormattedMessage id="orders.claimLost" values={{ number }} />
      </RetryNotice>
    );
  return kind === 'claimed' ? (
    <Notice kind="success" isLive>
      <FormattedMessage id="orders.claimed" values={{ number }} />
    </Notice>
  ) : (
    <Notice kind="warning" isLive>
      <FormattedMessage id="orders.claimRefused" values={{ number }} />
    </Notice>
  );
};
