import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import styles from './LocationServices.module.css';

/** What a shop offers besides selling. */
export const LocationServices = ({ services }: { services: readonly { code: string; label: string }[] }) => {
  const { formatMessage } = useIntl();
  if (services.length === 0) return null;
  return (
    <ul className={styles.services} aria-label={formatMessage({ id: 'locator.services' })}>
      {services.map(({ code, label }) => (
        <li key={code} className={styles.service}>
          <Icon name="check" size={15} />
          {label}
        </li>
      ))}
    </ul>
  );
};
