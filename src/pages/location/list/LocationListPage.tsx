import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { locationsPath } from '@/features/locator/locationsPath';
import { toDistanceUnit } from '@/kernel/geo/distance';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { GetPointsOfSaleDocument } from './GetPointsOfSale.graphql.generated';
import styles from './LocationListPage.module.css';
import { LocationFinder } from './LocationFinder';
import { LocationWaiting } from './LocationWaiting';

/** The page that lists the shops in streets. */
export const LocationListPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(GetPointsOfSaleDocument, { fetchPolicy: 'cache-and-network' });
  const title = formatMessage({ id: 'locator.title' });
  const locations = data?.pointsOfSale?.items;
  const content = () => {
    if (locations && locations.length > 0) {
      return <LocationFinder locations={locations} unit={toDistanceUnit(data.storeConfig?.distance_unit)} />;
    }
    if (locations) {
      return (
        <EmptyState
          heading={<FormattedMessage id="locator.empty" />}
          text={<FormattedMessage id="locator.emptyHelp" />}
        />
      );
    }
    if (!error) return <LocationWaiting />;
    return (
      <Wrap className={styles.failure}>
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="locator.failed" />
        </RetryNotice>
      </Wrap>
    );
  };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} description={formatMessage({ id: 'locator.description' })} canonical={locationsPath} />
      <Wrap className={styles.head}>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
        <h1 className={styles.heading}>{title}</h1>
      </Wrap>
      {content()}
    </main>
  );
};
