import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '@/ui/forms/Select';
import { TextInput } from '@/ui/forms/TextInput';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { isUnanswered, type ReturnChoice } from './returnRequest';
import styles from './ReturnRequest.module.css';
import type { ReturnQuestion } from './useReturnQuestions';

export interface ReturnLineProps {
  name: string;
  /** How many pieces can come back. */
  most: number;
  choice: ReturnChoice;
  questions: readonly ReturnQuestion[];
  /** Whether the form was sent: what is missing is named. */
  isChecked: boolean;
  onChange: (choice: ReturnChoice) => void;
}

/** An article that can come back: how many, and where some do, what the store asks about them. */
export const ReturnLine = ({ name, most, choice, questions, isChecked, onChange }: ReturnLineProps) => {
  const { formatMessage } = useIntl();
  const answer = (code: string, value: string): void =>
    onChange({ ...choice, answers: { ...choice.answers, [code]: value } });
  const fieldOf = (question: ReturnQuestion) => ({
    label: question.label,
    isRequired: question.isRequired,
    isOptional: !question.isRequired,
    value: choice.answers[question.code] ?? '',
    error: isChecked && isUnanswered(question, choice) ? formatMessage({ id: 'validation.isRequired' }) : undefined,
  });
  return (
    <li className={styles.line}>
      <div className={styles.article}>
        <p className={styles.name}>
          {name}
          <span className={styles.soft}>
            <FormattedMessage id="return.most" values={{ count: most }} />
          </span>
        </p>
        <QuantityStepper
          label={name}
          value={choice.quantity}
          min={0}
          max={most}
          onChange={(quantity) => onChange({ ...choice, quantity })}
        />
      </div>
      {choice.quantity > 0 && questions.length > 0 && (
        <div className={styles.questions} role="group" aria-label={name}>
          {questions.map((question) =>
            question.options.length > 0 ? (
              <Select
                key={question.code}
                {...fieldOf(question)}
                options={[{ value: '', label: formatMessage({ id: 'return.choose' }) }, ...question.options]}
                onChange={({ target }) => answer(question.code, target.value)}
              />
            ) : (
              <TextInput
                key={question.code}
                {...fieldOf(question)}
                onChange={({ target }) => answer(question.code, target.value)}
              />
            ),
          )}
        </div>
      )}
    </li>
  );
};
