import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { useTrouble } from './list/trouble';
import { syncLater } from './loadSync';
import styles from './ListTrouble.module.css';

/** Says that the backend does not know yet what was chosen, and sends it again; nothing otherwise. */
export const ListTrouble = () => {
  const dispatch = useAppDispatch();
  return useTrouble() ? (
    <div className={styles.trouble}>
      <Notice kind="error">
        <FormattedMessage id="compare.unsaved" />
      </Notice>
      <Button size="small" priority="low" onClick={() => dispatch(syncLater())}>
        <FormattedMessage id="error.retry" />
      </Button>
    </div>
  ) : null;
};
