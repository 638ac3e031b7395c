import { FormattedMessage } from 'react-intl';
import { LineIcon } from '../LineIcon/LineIcon';
import styles from './LocateButton.module.css';

const target = 'M2 12h3M19 12h3M12 2v3M12 19v3M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

export interface LocateButtonProps {
  /** The device is being asked: another press does nothing. */
  isPending: boolean;
  onLocate: () => void;
}

/** Asks to go by where the visitor is. */
export const LocateButton = ({ isPending, onLocate }: LocateButtonProps) => (
  <button
    type="button"
    className={styles.locate}
    aria-busy={isPending}
    onClick={() => {
      if (!isPending) onLocate();
    }}
  >
    <LineIcon path={target} size={18} />
    <span>
      {isPending ? <FormattedMessage id="locator.locating" /> : <FormattedMessage id="locator.useLocation" />}
    </span>
  </button>
);
