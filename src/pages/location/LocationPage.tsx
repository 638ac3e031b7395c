import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toDistanceUnit } from '@/kernel/geo/distance';
import { locationsPath } from '@/features/locator/locationsPath';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Button } from '@/ui/Button/Button';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { Wrap } from '@/ui/Wrap/Wrap';
import { GetPointOfSaleDocument } from './GetPointOfSale.graphql.generated';
import styles from './LocationPage.module.css';
import { LocationView } from './LocationView';

const Waiting = () => (
  <div className={`${styles.columns} ${styles.waiting}`} aria-busy="true">
    <div>
      <Shimmer className={styles.headingShimmer} />
      <Shimmer className={styles.detailsShimmer} />
    </div>
    <Shimmer className={styles.map} />
  </div>
);

/** The page of a shop in a street. */
export const LocationPage = ({ identifier }: { identifier: string }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(GetPointOfSaleDocument, {
    variables: { identifier },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.pointsOfSale?.items;
  const location = found?.[0];
  const title = formatMessage({ id: 'locator.title' });
  const content = () => {
    if (location) return <LocationView location={location} unit={toDistanceUnit(data?.storeConfig?.distance_unit)} />;
    // It was closed between the answer of the route and this one.
    if (found) {
      return (
        <EmptyState
          headingLevel={1}
          heading={<FormattedMessage id="locator.gone" />}
          action={
            <Button to={locationsPath}>
              <FormattedMessage id="locator.all" />
            </Button>
          }
        />
      );
    }
    if (!error) return <Waiting />;
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="locator.failedOne" />
      </RetryNotice>
    );
  };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={location?.name ?? title}
        description={
          location
            ? formatMessage({ id: 'locator.descriptionOf' }, { name: location.name, address: location.address1 })
            : undefined
        }
        canonical={location ? `/${location.url_path}` : undefined}
      />
      <Wrap className={styles.page}>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
            { label: title, to: locationsPath },
            { label: location?.name ?? '' },
          ]}
        />
        {content()}
      </Wrap>
    </main>
  );
};
