import { useQuery } from '@apollo/client/react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownProducts } from '@/features/catalog/shownProducts';
import { Button } from '@/ui/Button/Button';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { type Answers, listAddress, toFilter } from '../answers';
import { FoundProductsDocument } from '../api/FoundProducts.graphql.generated';
import type { Question } from '../questions';
import { AnswerList } from './AnswerList';
import { FoundProducts } from './FoundProducts';
import styles from './Result.module.css';

/** Products that are shown before the list. */
const mostShown = 4;

export interface ResultProps {
  headingRef: Ref<HTMLHeadingElement>;
  questions: readonly Question[];
  answers: Answers;
  /** Address of a question, with the answers unless others are given. */
  addressOf: (place: number, answers?: Answers) => string;
}

/** What the answers lead to: the first products, and the way to the list of all of them. */
export const Result = ({ headingRef, questions, answers, addressOf }: ResultProps) => {
  const isUnanswered = Object.keys(answers).length === 0;
  const { data, error, refetch } = useQuery(FoundProductsDocument, {
    variables: { filter: toFilter(questions, answers), pageSize: mostShown },
    skip: isUnanswered,
    notifyOnNetworkStatusChange: true,
  });
  const count = data?.products?.total_count ?? 0;
  const hasFailed = error !== undefined && !data?.products;
  const isLoading = !isUnanswered && !data?.products && !hasFailed;
  return (
    <section className={styles.result} aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 ref={headingRef} className={styles.heading} tabIndex={-1}>
          {isUnanswered ? (
            <FormattedMessage id="finder.unanswered" />
          ) : isLoading || hasFailed ? (
            <FormattedMessage id="finder.result" />
          ) : (
            <FormattedMessage id="finder.found" values={{ count }} />
          )}
        </h2>
        {isUnanswered || (data && count === 0) ? (
          <p className={styles.text}>
            <FormattedMessage id={isUnanswered ? 'finder.unansweredText' : 'finder.noneText'} />
          </p>
        ) : null}
        <div className={styles.actions}>
          {count > 0 ? (
            <Button priority="high" to={listAddress(questions, answers)}>
              <FormattedMessage id="finder.showAll" values={{ count }} />
            </Button>
          ) : null}
          <Button priority={count > 0 ? 'lowLinkUnderline' : 'normal'} to={addressOf(0, {})}>
            <FormattedMessage id="finder.restart" />
          </Button>
        </div>
      </div>
      {hasFailed ? (
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="finder.productsFailed" />
        </RetryNotice>
      ) : isUnanswered || (data && count === 0) ? null : (
        <FoundProducts products={data && shownProducts(data.products?.items)} shimmerCount={mostShown} />
      )}
      <AnswerList questions={questions} answers={answers} addressOf={addressOf} />
      {questions.some(({ code }) => code === 'need') ? (
        <p className={styles.note}>
          <FormattedMessage id="finder.note" />
        </p>
      ) : null}
    </section>
  );
};
