import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import { Icon } from '@/ui/Icon/Icon';
import styles from './CategoryTools.module.css';
import { listLink } from './listLinks';

export interface ListSelectProps {
  /** Name of the parameter in the URL. */
  name: 'sort' | 'limit';
  labelId: string;
  /** The first one is the default. */
  options: readonly { value: string; messageId: string }[];
}

/** A choice that stands in the URL; an unknown value there means the default. */
export const ListSelect = ({ name, labelId, options }: ListSelectProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const given = new URLSearchParams(location.search).get(name);
  const [first] = options;
  const current = options.find(({ value }) => value === given) ?? first;

  return (
    <span className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        <FormattedMessage id={labelId} />
      </label>
      <select
        id={id}
        className={styles.select}
        value={current?.value}
        onChange={({ target: { value } }) => void navigate(listLink(location, name, value, value === first?.value))}
      >
        {options.map(({ value, messageId }) => (
          <option key={value} value={value}>
            {formatMessage({ id: messageId }, { count: Number(value) })}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={15} className={styles.chevron} />
    </span>
  );
};
