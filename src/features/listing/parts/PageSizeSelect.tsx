import { useQuery } from '@apollo/client/react';
import { useId, useOptimistic } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { settings } from '@/kernel/app/settings';
import { markThenFollow } from '@/kernel/scheduling/markThenFollow';
import { ListSettingsDocument } from '../ListSettings.graphql.generated';
import { readListQuery } from '../listQuery';
import { Icon } from '@/ui/Icon/Icon';
import { listLink } from './listLinks';
import { pageSizesOf } from './pageSizes';
import styles from './PageSizeSelect.module.css';

/** How many products a page shows; it stands in the address. */
export const PageSizeSelect = () => {
  const id = useId();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useQuery(ListSettingsDocument);
  const [size, setSize] = useOptimistic(readListQuery(location.search).pageSize);
  const choose = (value: string): void =>
    markThenFollow(
      () => setSize(Number(value)),
      () => void navigate(listLink(location, 'limit', value, value === String(settings.pageSize))),
    );
  const sizes = pageSizesOf(data?.storeConfig?.grid_per_page_values, [settings.pageSize, size]);
  return (
    <span className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id="category.pageSize" />
      </label>
      <select id={id} className={styles.select} value={size} onChange={({ target }) => choose(target.value)}>
        {sizes.map((count) => (
          <option key={count} value={count}>
            {formatMessage({ id: 'category.perPage' }, { count })}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={15} className={styles.chevron} />
    </span>
  );
};
