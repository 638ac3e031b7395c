import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldError } from '@/ui/forms/FieldError';
import { Checkbox } from '@/ui/forms/Checkbox';
import { Radio } from '@/ui/forms/Radio';
import { useAnswerText } from './answerText';
import { MissingAnswer } from './MissingAnswer';
import styles from './choices.module.css';
import type { Question } from './question';

export interface ChosenFieldProps {
  question: Question;
  chosen: readonly string[];
  onChange: (uids: readonly string[]) => void;
  isMissing: boolean;
  currency: string | null;
}

/** Answers to choose from, one as radio buttons or several as boxes to tick. */
export const ChosenField = ({ question, chosen, onChange, isMissing, currency }: ChosenFieldProps) => {
  const id = useId();
  const textOf = useAnswerText(currency);
  const { title, kind, isRequired, answers } = question;
  const isOne = kind === 'radio';
  const toggle = (uid: string): void =>
    onChange(chosen.includes(uid) ? chosen.filter((other) => other !== uid) : [...chosen, uid]);
  return (
    <fieldset
      className={styles.group}
      role={isOne ? 'radiogroup' : undefined}
      aria-required={isOne && isRequired ? true : undefined}
      aria-describedby={isMissing ? `${id}-message` : undefined}
    >
      <legend className={styles.legend}>
        {title}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {isOne && !isRequired ? (
        <Radio
          name={id}
          label={<FormattedMessage id="choices.none" />}
          checked={chosen.length === 0}
          onChange={() => onChange([])}
        />
      ) : null}
      {answers.map((answer) => {
        const state = { checked: chosen.includes(answer.uid), disabled: answer.isSoldOut };
        return (
          <div key={answer.uid} className={styles.answer}>
            {isOne ? (
              <Radio {...state} name={id} label={textOf(answer)} onChange={() => onChange([answer.uid])} />
            ) : (
              <Checkbox {...state} label={textOf(answer)} onChange={() => toggle(answer.uid)} />
            )}
            {answer.sample ? (
              <a className={styles.sample} href={answer.sample} target="_blank" rel="noreferrer">
                <FormattedMessage id="choices.sampleOf" values={{ title: answer.label }} />
              </a>
            ) : null}
          </div>
        );
      })}
      {isMissing ? (
        <FieldError id={`${id}-message`}>
          <MissingAnswer />
        </FieldError>
      ) : null}
    </fieldset>
  );
};
