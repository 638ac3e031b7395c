import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import styles from './AccountInformation.module.css';

interface FormButtonsProps {
  isBusy: boolean;
  onCancel: () => void;
  /** Message ids of what the buttons do, where it is not to save and to cancel. */
  submitId?: 'account.save' | 'account.delete';
  cancelId?: 'account.cancel' | 'account.keep';
}

/** What is done and what is left at the end of a detail's form. */
export const FormButtons = ({
  isBusy,
  onCancel,
  submitId = 'account.save',
  cancelId = 'account.cancel',
}: FormButtonsProps) => (
  <div className={styles.buttons}>
    <Button priority="normal" type="submit" isLoading={isBusy}>
      <FormattedMessage id={submitId} />
    </Button>
    <Button priority="low" onClick={onCancel}>
      <FormattedMessage id={cancelId} />
    </Button>
  </div>
);
