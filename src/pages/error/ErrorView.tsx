import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ErrorView.module.css';

export interface ErrorViewProps {
  /** Message; a general sentence without it. */
  message?: string;
  onRetry?: () => void;
}

/** Something failed, and the page with it: heading, sentence, another try if one is possible, and the way home. */
export const ErrorView = ({ message, onRetry }: ErrorViewProps) => {
  const intl = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={intl.formatMessage({ id: 'error.heading' })} robots="noindex" />
      <Wrap className={styles.view}>
        <h1 className={styles.heading}>
          <FormattedMessage id="error.heading" />
        </h1>
        <p className={styles.lead}>{message ?? <FormattedMessage id="error.generic" />}</p>
        <div className={styles.actions}>
          {onRetry ? (
            <Button onClick={onRetry}>
              <FormattedMessage id="error.retry" />
            </Button>
          ) : null}
          <Button to="/" priority={onRetry ? 'low' : 'normal'}>
            <FormattedMessage id="error.takeMeHome" />
          </Button>
        </div>
      </Wrap>
    </main>
  );
};
