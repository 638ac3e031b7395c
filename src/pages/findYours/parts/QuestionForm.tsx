import { type FormEvent, type Ref, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { FieldError } from '@/ui/forms/FieldError';
import { type Answers, withAnswer } from '../answers';
import type { Question } from '../questions';
import { useQuestionCounts } from '../useQuestionCounts';
import { useQuestionText } from '../useQuestionText';
import { ChoiceCard } from './ChoiceCard';
import { Progress } from './Progress';
import styles from './QuestionForm.module.css';

export interface QuestionFormProps {
  headingRef: Ref<HTMLHeadingElement>;
  questions: readonly Question[];
  /** Place of the question among them. */
  place: number;
  question: Question;
  answers: Answers;
  /** Address of the question before; none at the first. */
  back: string | undefined;
  /** The answers have changed. */
  onAnswer: (answers: Answers) => void;
  /** On to what comes next. */
  onNext: (answers: Answers) => void;
}

/** One question with its answers. What would leave no product cannot be chosen. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { headingRef, questions, place, question, answers, back, onAnswer, onNext } = props;
  const { code, isSingle, choices } = question;
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const text = useQuestionText();
  const counts = useQuestionCounts(questions, question, answers);
  const chosen = answers[code] ?? [];
  const hint = `${id}-hint`;
  const problem = `${id}-problem`;

  const choose = (value: string): void => {
    setIsMissing(false);
    const rest = chosen.filter((other) => other !== value);
    onAnswer(withAnswer(answers, code, isSingle ? [value] : rest.length < chosen.length ? rest : [...chosen, value]));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen.length > 0) return onNext(answers);
    setIsMissing(true);
    event.currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };

  return (
    <form className={styles.form} data-tint={place + 1} noValidate onSubmit={submit}>
      <fieldset className={styles.question} aria-describedby={isMissing ? `${hint} ${problem}` : hint}>
        <legend className={styles.legend}>
          <Progress number={place + 1} count={questions.length} />
          <h2 ref={headingRef} className={styles.heading} tabIndex={-1}>
            {text.ask(question)}
          </h2>
        </legend>
        <div className={styles.hint} id={hint}>
          <p>
            <FormattedMessage id={isSingle ? 'finder.one' : 'finder.any'} />
          </p>
          {code === 'need' ? (
            <p>
              <FormattedMessage id="finder.needHint" />
            </p>
          ) : null}
        </div>
        <div className={styles.choices}>
          {choices.map((choice) => {
            const count = counts.of(choice.value);
            const isChosen = chosen.includes(choice.value);
            return (
              <ChoiceCard
                key={choice.value}
                name={code}
                isSingle={isSingle}
                label={text.answer(choice)}
                count={count}
                isChosen={isChosen}
                isDisabled={count === 0 && !isChosen}
                onChoose={() => choose(choice.value)}
              />
            );
          })}
        </div>
      </fieldset>
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {counts.total === undefined ? null : (
            <FormattedMessage id="finder.matching" values={{ count: counts.total }} />
          )}
        </p>
        {isMissing ? (
          <FieldError id={problem} className={styles.problem}>
            <FormattedMessage id="finder.missing" />
          </FieldError>
        ) : null}
        <div className={styles.actions}>
          {back === undefined ? null : (
            <Button priority="lowLinkUnderline" className={styles.back} to={back}>
              <FormattedMessage id="finder.back" />
            </Button>
          )}
          <Button priority="low" onClick={() => onNext(withAnswer(answers, code, []))}>
            <FormattedMessage id="finder.skip" />
          </Button>
          <Button type="submit" priority="high">
            <FormattedMessage id={place + 1 < questions.length ? 'finder.next' : 'finder.finish'} />
          </Button>
        </div>
      </div>
    </form>
  );
};
