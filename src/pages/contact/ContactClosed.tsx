import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ContactPage.module.css';

/** Says that the store takes no messages at the moment: an old link is no mistake of the shopper's. */
export const ContactClosed = () => {
  const { formatMessage } = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'contact.title' })} robots="noindex" />
      <Wrap className={styles.failure}>
        <EmptyState
          headingLevel={1}
          heading={<FormattedMessage id="contact.title" />}
          text={<FormattedMessage id="contact.closed" />}
          action={
            <Button to="/">
              <FormattedMessage id="error.takeMeHome" />
            </Button>
          }
        />
      </Wrap>
    </main>
  );
};
