import { useIntl } from 'react-intl';
import fieldStyles from '@/ui/forms/fieldStyles.module.css';
import { Icon } from '@/ui/Icon/Icon';
import type { LocationFilter } from './listLocations';
import styles from './LocationFilters.module.css';

export interface LocationFiltersProps {
  services: readonly { code: string; label: string }[];
  filter: LocationFilter;
  onChange: (filter: LocationFilter) => void;
}

/** Which shops are listed: those that are open now, and those with a service. */
export const LocationFilters = ({ services, filter, onChange }: LocationFiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.filters} role="group" aria-label={formatMessage({ id: 'locator.filters' })}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={filter.isOpenNow}
        onClick={() => onChange({ ...filter, isOpenNow: !filter.isOpenNow })}
      >
        {formatMessage({ id: 'locator.openNow' })}
      </button>
      {services.length > 0 ? (
        <span className={styles.service}>
          <select
            className={`${styles.chip} ${fieldStyles.select}`}
            aria-label={formatMessage({ id: 'locator.services' })}
            data-chosen={filter.service !== ''}
            value={filter.service}
            onChange={({ target }) => onChange({ ...filter, service: target.value })}
          >
            <option value="">{formatMessage({ id: 'locator.anyService' })}</option>
            {services.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={18} className={fieldStyles.chevron} />
        </span>
      ) : null}
    </div>
  );
};
