import { useOptimistic } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { markThenFollow } from '@/kernel/scheduling/markThenFollow';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { FilterActions } from './FilterActions';
import { FilterList } from './FilterList';
import styles from './FilterSidebar.module.css';
import { appliedFilters, type ListLocation, toListLocation, withoutFilters } from '../parts/listLinks';
import { SidebarShimmer } from '../parts/SidebarShimmer';
import type { Facets } from './facets';
import type { ListScope } from './facetVariables';
import { useFacets } from './useFacets';

export interface FilterSidebarProps {
  scope: ListScope;
  /** Takes the shopper to the list. */
  onShow: () => void;
}

interface ShownFiltersProps extends Pick<FilterSidebarProps, 'onShow'> {
  facets: Facets;
  isLoading: boolean;
}

/** The filters themselves: what is chosen is marked here, and what there is to choose is not asked for again. */
const ShownFilters = ({ facets, isLoading, onShow }: ShownFiltersProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic<ListLocation>(location);
  const go = (link: string): void =>
    markThenFollow(
      () => setChosen(toListLocation(link)),
      () => void navigate(link),
    );

  return (
    <>
      <div className={styles.content}>
        <VisuallyHidden>
          <h2>
            <FormattedMessage id="listing.filters" />
          </h2>
        </VisuallyHidden>
        <FilterList facets={facets} location={chosen} onChoose={go} />
      </div>
      <div className={styles.actions}>
        <FilterActions
          total={facets.total}
          isLoading={isLoading}
          onShow={onShow}
          onClear={() => go(withoutFilters(chosen))}
          canClear={appliedFilters(chosen.search).length > 0}
        />
      </div>
    </>
  );
};

/** The filters beside a list: each choice counts at once, and is seen before the list has followed it. */
export const FilterSidebar = ({ scope, onShow }: FilterSidebarProps) => {
  const { search } = useLocation();
  const { facets, isLoading, hasFailed, retry } = useFacets(scope, search);
  if (facets) return <ShownFilters facets={facets} isLoading={isLoading} onShow={onShow} />;
  return hasFailed ? (
    <div className={styles.failed}>
      <RetryNotice onRetry={retry} isLoading={isLoading}>
        <FormattedMessage id="listing.filtersFailed" />
      </RetryNotice>
    </div>
  ) : (
    <SidebarShimmer />
  );
};
