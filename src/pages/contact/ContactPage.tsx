import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactForm } from '@/features/contact/ContactForm';
import { contactPath } from '@/features/contact/contactPath';
import { PageHead } from '@/kernel/head/PageHead';
import { Wrap } from '@/ui/Wrap/Wrap';
import { ContactBlocks } from './ContactBlocks';
import { ContactClosed } from './ContactClosed';
import { ContactFailure } from './ContactFailure';
import styles from './ContactPage.module.css';
import { ContactShimmer } from './ContactShimmer';
import { GetContactConfigDocument } from './GetContactConfig.graphql.generated';
import { useContactBlocks } from './useContactBlocks';

export interface ContactPageProps {
  /** Shown when the backend has neither the form nor contact details. */
  otherwise: ReactNode;
}

/** The form, and what the back office says beside it; or that the store takes no messages at the moment. */
export const ContactPage = ({ otherwise }: ContactPageProps) => {
  const { formatMessage } = useIntl();
  const { data, error, loading, refetch } = useQuery(GetContactConfigDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !CAPABILITIES.contactForm,
  });
  const beside = useContactBlocks();

  if (!data && error) return <ContactFailure onRetry={() => refetch()} />;
  if ((loading && !data) || beside.isLoading) return <ContactShimmer />;
  const hasForm = CAPABILITIES.contactForm && data?.storeConfig?.contact_enabled === true;
  // A backend that takes no messages may have contact details all the same.
  if (!CAPABILITIES.contactForm && beside.hasFailed) {
    return <ContactFailure onRetry={beside.retry} isLoading={beside.isRetrying} />;
  }
  if (!CAPABILITIES.contactForm && beside.blocks.length === 0) return otherwise;
  if (CAPABILITIES.contactForm && !hasForm) return <ContactClosed />;
  // An empty place beside the form is told where the back office is meant to fill it: in the shop's own backend.
  const hasBlocks = beside.blocks.length > 0 || beside.hasFailed || !TRIMS_DOCUMENTS;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'contact.title' })} canonical={contactPath} />
      <Wrap className={styles.page}>
        <div>
          <h1 className={styles.heading}>
            <FormattedMessage id="contact.title" />
          </h1>
          {hasForm ? (
            <>
              <p className={styles.lead}>
                <FormattedMessage id="contact.intro" />
              </p>
              <ContactForm />
            </>
          ) : null}
        </div>
        {hasBlocks ? (
          <aside className={styles.side} aria-label={formatMessage({ id: 'contact.beside' })}>
            <ContactBlocks {...beside} />
          </aside>
        ) : null}
      </Wrap>
    </main>
  );
};
