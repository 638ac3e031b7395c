import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import styles from './FilteredEmpty.module.css';
import { appliedFilters, withoutFilter, withoutFilters } from '../parts/listLinks';
import type { ListScope } from './facetVariables';
import { useFacets } from './useFacets';
import { useFilterNames } from './useFilterNames';

export interface FilteredEmptyProps {
  scope: ListScope;
  /** A filter was taken away, and the focus with it. */
  onRemoved: () => void;
}

/** Nothing fits the filters: says which they are, and takes the last one or all of them away. */
export const FilteredEmpty = ({ scope, onRemoved }: FilteredEmptyProps) => {
  const location = useLocation();
  const { facets } = useFacets(scope, location.search);
  const nameOf = useFilterNames(facets);
  const applied = appliedFilters(location.search);
  const last = applied.at(-1);
  if (!last) return null;
  return (
    <EmptyState
      headingLevel={3}
      heading={<FormattedMessage id="listing.emptyHeading" />}
      text={<FormattedMessage id="listing.emptyText" values={{ filters: applied.map(nameOf).join(', ') }} />}
      action={
        <div className={styles.actions}>
          <Button to={withoutFilter(location, last)} onClick={onRemoved}>
            <FormattedMessage id="listing.removeLast" values={{ filter: nameOf(last) }} />
          </Button>
          {applied.length > 1 ? (
            <Button to={withoutFilters(location)} priority="low" onClick={onRemoved}>
              <FormattedMessage id="listing.clearAll" />
            </Button>
          ) : null}
        </div>
      }
    />
  );
};
