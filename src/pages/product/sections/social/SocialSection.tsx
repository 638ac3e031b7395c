import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LazyContent } from '@/features/content/LazyContent';
import { toAppError } from '@/kernel/errors/appError';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { SocialFeedDocument } from './SocialFeed.graphql.generated';
import styles from './SocialSection.module.css';

/** The CMS block that editors fill with pictures; without it there is no such section. */
const blockIdentifier = 'product_social_feed';

/** A fault of the backend itself. Its text is never translated. */
const isFault = (message: string): boolean => /^internal server error$/i.test(message);

/** A block that is missing is an error to the backend, not to the shopper. Some versions give it no category. */
const isMissing = (failure: unknown): boolean => {
  const error = toAppError(failure);
  return error.kind === 'graphql' && !error.messages.some(isFault);
};

/** Pictures at the end of the page, as editors chose them. */
export const SocialSection = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(SocialFeedDocument, { variables: { identifier: blockIdentifier } });
  const html = data?.cmsBlocks?.items?.[0]?.content;

  if (error && !data && !isMissing(error)) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="product.sectionFailed" />
      </RetryNotice>
    );
  }
  if (!data && !error) return <div aria-busy="true" />;
  return html ? (
    <section className={styles.feed} aria-label={formatMessage({ id: 'product.social' })}>
      <LazyContent html={html} />
    </section>
  ) : null;
};
