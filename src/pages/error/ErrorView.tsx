import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ErrorView.module.css';

/** Something failed, and the page with it (spec §2.1): heading, sentence, and the way home. */
export const ErrorView = () => {
  const intl = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={intl.formatMessage({ id: 'error.heading' })} robots="noindex" />
      <Wrap className={styles.view}>
        <h1 className={styles.heading}>
          <FormattedMessage id="error.heading" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="error.generic" />
        </p>
        <Button to="/">
          <FormattedMessage id="error.takeMeHome" />
        </Button>
      </Wrap>
    </main>
  );
};
