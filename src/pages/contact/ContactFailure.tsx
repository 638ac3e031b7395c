import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { RetryNotice, type RetryNoticeProps } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ContactPage.module.css';

/** Stands for the contact page while it could not be found out what the store has. */
export const ContactFailure = (retry: Pick<RetryNoticeProps, 'onRetry' | 'isLoading'>) => (
  <main id="main" tabIndex={-1}>
    <PageHead title={useIntl().formatMessage({ id: 'contact.title' })} />
    <Wrap className={styles.failure}>
      <RetryNotice {...retry}>
        <FormattedMessage id="error.generic" />
      </RetryNotice>
    </Wrap>
  </main>
);
