import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactPath } from '@/features/contact/contactPath';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { BatchCertificateDocument } from '../api/BatchCertificate.graphql.generated';
import styles from './BatchView.module.css';
import { Certificate } from './Certificate';

/** The certificate of a number, or why there is none to see. */
export const BatchView = ({ number }: { number: string }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(BatchCertificateDocument, { variables: { number } });
  const certificate = data?.batchCertificate;
  return (
    <section aria-busy={!data && !error} aria-label={formatMessage({ id: 'certificates.batch' }, { number })}>
      {certificate ? <Certificate certificate={certificate} /> : null}
      {data && !certificate ? (
        <Notice kind="warning">
          <FormattedMessage
            id="certificates.unknown"
            values={{
              number: <bdi>{number}</bdi>,
              link: (words) => (
                <ShopLink to={contactPath} className={styles.link}>
                  {words}
                </ShopLink>
              ),
            }}
          />
        </Notice>
      ) : null}
      {error && !data ? (
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="certificates.failed" />
        </RetryNotice>
      ) : null}
      {!data && !error ? <Shimmer className={styles.shimmer} /> : null}
    </section>
  );
};
