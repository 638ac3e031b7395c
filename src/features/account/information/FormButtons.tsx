import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import styles from './AccountInformation.module.css';

/** Save and cancel at the end of a detail's form. */
export const FormButtons = ({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) => (
  <div className={styles.buttons}>
    <Button priority="normal" type="submit" isLoading={isBusy}>
      <FormattedMessage id="account.save" />
    </Button>
    <Button priority="low" onClick={onCancel}>
      <FormattedMessage id="account.cancel" />
    </Button>
  </div>
);
