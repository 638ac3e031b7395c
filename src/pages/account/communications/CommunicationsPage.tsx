import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLayout } from '@/features/account/AccountLayout';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { ChannelPanel } from './ChannelPanel';
import styles from './Communications.module.css';
import { useCommunications } from './useCommunications';

/** How the shop may reach the customer besides what belongs to an order. */
export const CommunicationsPage = () => {
  const { formatMessage } = useIntl();
  const { channels, reload, set } = useCommunications();
  return (
    <AccountLayout path="/communications" title={formatMessage({ id: 'communications.title' })}>
      {channels === undefined && (
        <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Shimmer className={styles.waiting} />
        </div>
      )}
      {channels === null && (
        <RetryNotice onRetry={reload}>
          <FormattedMessage id="communications.loadFailed" />
        </RetryNotice>
      )}
      {channels?.length === 0 && <EmptyState heading={<FormattedMessage id="communications.empty" />} />}
      {channels && channels.length > 0 && (
        <>
          <p className={styles.intro}>
            <FormattedMessage id="communications.intro" />
          </p>
          <div className={styles.panels}>
            {channels.map((channel) => (
              <ChannelPanel key={channel.code} channel={channel} onSet={(isOn) => set(channel.code, isOn)} />
            ))}
          </div>
        </>
      )}
    </AccountLayout>
  );
};
