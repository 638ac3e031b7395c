import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './ProgressSteps.module.css';

const steps = ['PLACED', 'PREPARING', 'SENT'] as const;

const labels = {
  PLACED: <FormattedMessage id="tracking.placed" />,
  PREPARING: <FormattedMessage id="tracking.preparing" />,
  SENT: <FormattedMessage id="tracking.sent" />,
} as const;

export interface ProgressStepsProps {
  progress: (typeof steps)[number];
  /** Nothing is sent: it ends in a shop. */
  isCollected?: boolean;
}

/** The way of an order, and where it is on it. */
export const ProgressSteps = ({ progress, isCollected = false }: ProgressStepsProps) => {
  const current = steps.indexOf(progress);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark}>{index <= current ? <Icon name="check" size={18} /> : null}</span>
          <span>
            {isCollected && step === 'SENT' ? <FormattedMessage id="tracking.collectable" /> : labels[step]}
            {index < current ? (
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="tracking.done" />
              </VisuallyHidden>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
};
