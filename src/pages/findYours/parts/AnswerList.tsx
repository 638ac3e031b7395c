import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import type { Answers } from '../answers';
import type { Question } from '../questions';
import { useQuestionText } from '../useQuestionText';
import styles from './AnswerList.module.css';

export interface AnswerListProps {
  questions: readonly Question[];
  answers: Answers;
  addressOf: (place: number) => string;
}

/** The questions with what was answered; each can be gone back to. */
export const AnswerList = ({ questions, answers, addressOf }: AnswerListProps) => {
  const { formatMessage, formatList } = useIntl();
  const id = useId();
  const { ask, answer } = useQuestionText();
  return (
    <section className={styles.answers} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage id="finder.answers" />
      </h2>
      <ul className={styles.list}>
        {questions.map((question, place) => {
          const chosen = question.choices.filter(({ value }) => answers[question.code]?.includes(value));
          const asked = ask(question);
          return (
            <li key={question.code} className={styles.row}>
              <span className={styles.asked}>{asked}</span>
              <span className={styles.answer} data-skipped={chosen.length === 0 || undefined}>
                {chosen.length > 0 ? (
                  formatList(chosen.map(answer), { type: 'disjunction' })
                ) : (
                  <FormattedMessage id="finder.skipped" />
                )}
              </span>
              <ShopLink
                to={addressOf(place)}
                className={styles.change}
                aria-label={formatMessage({ id: 'finder.changeNamed' }, { question: asked })}
              >
                <FormattedMessage id="finder.change" />
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
