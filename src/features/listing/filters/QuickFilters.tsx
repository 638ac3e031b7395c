import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './Chips.module.css';
import { optionLink } from '../parts/listLinks';
import { quickFilters } from './quickFilters';
import { useOptionName } from './useOptionName';
import type { ListScope } from './facetVariables';
import { useFacets } from './useFacets';

/** A few options that many look for, one click away, while nothing is chosen. */
export const QuickFilters = ({ scope }: { scope: ListScope }) => {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const { facets } = useFacets(scope, location.search);
  const nameOf = useOptionName();
  const offered = quickFilters(facets);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'listing.quick' })}>
      {offered.map(({ code, value, label, attribute }) => (
        <li key={`${code}:${value}`}>
          <ShopLink to={optionLink(location, code, value)} className={`${styles.chip} ${styles.quick}`}>
            {nameOf(attribute, label)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
};
