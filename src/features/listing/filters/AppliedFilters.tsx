import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import styles from './Chips.module.css';
import { isKnownFilter } from './facets';
import { appliedFilters, withoutFilter, withoutFilters } from '../parts/listLinks';
import type { ListScope } from './facetVariables';
import { useFacets } from './useFacets';
import { useFilterNames } from './useFilterNames';

export interface AppliedFiltersProps {
  scope: ListScope;
  /** A chip was taken away, and the focus with it. */
  onRemoved: () => void;
}

/** The applied filters of a list; each can be removed by itself. */
export const AppliedFilters = ({ scope, onRemoved }: AppliedFiltersProps) => {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const navigate = useNavigate();
  const { facets, isLoading } = useFacets(scope, location.search);
  const nameOf = useFilterNames(facets);
  const applied = appliedFilters(location.search);
  const unknown = isLoading ? undefined : applied.find((filter) => !isKnownFilter(facets, filter));
  const correction = unknown && withoutFilter(location, unknown);
  useEffect(() => {
    // An old or mistyped link names an option that the shop does not have: the address is put right.
    if (correction !== undefined) void navigate(correction, { replace: true });
  }, [correction, navigate]);
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'listing.applied' })}>
      {applied.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={filter.kind === 'price' ? 'price' : `${filter.code}:${filter.value}`}>
            <ShopLink
              to={withoutFilter(location, filter)}
              className={styles.chip}
              aria-label={formatMessage({ id: 'listing.removeFilter' }, { filter: name })}
              onClick={onRemoved}
            >
              {name}
              <Icon name="close" size={15} />
            </ShopLink>
          </li>
        );
      })}
      {applied.length > 1 ? (
        <li>
          <ShopLink to={withoutFilters(location)} className={`${styles.chip} ${styles.clear}`} onClick={onRemoved}>
            <FormattedMessage id="listing.clearAll" />
          </ShopLink>
        </li>
      ) : null}
    </ul>
  );
};
