import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { contactPath } from '@/features/contact/contactPath';

import { useQuestionsData } from '@/kernel/head/questions';
import { Accordion } from '@/ui/Accordion/Accordion';
import { Button } from '@/ui/Button/Button';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { SectionProps } from '../lazySections';
import styles from './FaqSection.module.css';
import { ProductFaqDocument } from './ProductFaq.graphql.generated';

/** Questions that people ask about the product, and where to ask another one. */
export const FaqSection = ({ product: { sku } }: SectionProps) => {
  const { data, error, refetch } = useQuery(ProductFaqDocument, { variables: { sku: sku ?? '' } });
  // An editor may have saved half of one: a question without an answer helps nobody, nor the reverse.
  const faq = data?.products?.items?.[0]?.faq;
  const questions = useMemo(() => (faq ?? []).filter(({ question, answer }) => question && answer), [faq]);
  useQuestionsData(questions);

  if (error && !data) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="product.sectionFailed" />
      </RetryNotice>
    );
  }
  if (data && questions.length === 0) return null;
  return (
    <section className={styles.columns} aria-busy={!data} aria-labelledby="faq-heading">
      <div>
        <h2 id="faq-heading">
          <FormattedMessage id="product.faq" />
        </h2>
        {data?.storeConfig?.contact_enabled ? (
          <div className={styles.contact}>
            <p>
              <FormattedMessage id="product.faqContact" />
            </p>
            <Button to={contactPath} priority="lowLinkUnderline">
              <FormattedMessage id="product.contactUs" />
            </Button>
          </div>
        ) : null}
      </div>
      {data ? (
        <Accordion
          items={questions.map(({ question, answer }, index) => ({
            id: String(index),
            heading: question,
            content: <p className={styles.answer}>{answer}</p>,
            isOpen: index === 0,
          }))}
        />
      ) : (
        <Shimmer className={styles.shimmer} />
      )}
    </section>
  );
};
