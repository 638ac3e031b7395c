import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyCompareTray } from '@/features/comparison/lazyComparison';
import { FilteredProductsDocument } from '@/features/listing/FilteredProducts.graphql.generated';
import { ProductListing } from '@/features/listing/ProductListing';
import { showPageOfList } from '@/features/listing/showPageOfList';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { renderAction, renderCorner } from './cardParts';
import { SearchHeader } from './SearchHeader';
import styles from './SearchPage.module.css';
import { toFilteredVariables } from './searchVariables';

/** All products as the address filters them, where nothing was searched for: what the guide of questions leads to. */
export const FilteredOnly = ({ search }: { search: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { data, previousData, loading, refetch } = useQuery(FilteredProductsDocument, {
    variables: toFilteredVariables(search) ?? { pageSize: 1, currentPage: 1 },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const retry = async (): Promise<void> => {
    const answer = await refetch().catch(() => undefined);
    dispatch(showPageOfList(answer?.data?.products));
  };
  return (
    <>
      <SearchHeader query="" heading={<FormattedMessage id="search.filtered" />} />
      <div className={styles.body}>
        <ProductListing
          label={formatMessage({ id: 'search.filtered' })}
          list={(data ?? previousData)?.products}
          isLoading={loading}
          hasFailed={!loading && !data?.products}
          onRetry={() => void retry()}
          scope={{}}
          sortedBy={CAPABILITIES.shopFilters ? null : settings.sortBy}
          empty={null}
          renderAction={renderAction}
          renderCorner={renderCorner}
        />
      </div>
      <Deferred>
        <lazyCompareTray.Component />
      </Deferred>
    </>
  );
};
