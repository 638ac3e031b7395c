import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { type IconName, isIconName } from '../Icon/iconShapes';
import styles from './Toast.module.css';

export type ToastKind = 'info' | 'warning' | 'error' | 'success';

export interface ToastProps {
  kind: ToastKind;
  message: string;
  /** Name of an icon in place of the kind's own. */
  icon?: string;
  actionText?: string;
  onAction?: () => void;
  /** Without it there is no close button. */
  onDismiss?: () => void;
}

const icons: Record<ToastKind, IconName> = { info: 'info', warning: 'warning', error: 'alert', success: 'checkCircle' };

/** A passing message. Errors interrupt, the others wait their turn. */
export const Toast = ({ kind, message, icon, actionText, onAction, onDismiss }: ToastProps) => {
  const intl = useIntl();
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={isIconName(icon) ? icon : icons[kind]} size={18} className={styles.icon} />
      <div className={styles.text}>
        {message}
        {actionText && onAction ? (
          <Button priority="lowLinkUnderline" size="small" className={styles.action} onClick={onAction}>
            {actionText}
          </Button>
        ) : null}
      </div>
      {onDismiss ? (
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.close' })}
          onClick={onDismiss}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  );
};
