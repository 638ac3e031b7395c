import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon/Icon';
import { selectHasBeenOffline, selectIsOnline } from '../appSlice';
import styles from './OfflineIcon.module.css';

/** Shows while the line is down, once it has been down. */
export const OfflineIcon = () => {
  const intl = useIntl();
  const isOnline = useSelector(selectIsOnline);
  const hasBeenOffline = useSelector(selectHasBeenOffline);
  if (isOnline || !hasBeenOffline) return null;
  return (
    <span className={styles.icon} role="img" aria-label={intl.formatMessage({ id: 'header.offline' })}>
      <Icon name="wifiOff" />
    </span>
  );
};
