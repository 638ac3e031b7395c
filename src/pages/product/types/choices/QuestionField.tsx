import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { ChosenField } from './ChosenField';
import styles from './choices.module.css';
import type { Given, Question } from './question';
import { SelectField } from './SelectField';
import { TypedField } from './TypedField';

export interface QuestionFieldProps {
  question: Question;
  given: Given;
  onChange: (given: Given) => void;
  isMissing: boolean;
  currency: string | null;
}

/** One question, by its kind, with the number of each chosen answer of which the shopper decides it. */
export const QuestionField = ({ question, given, onChange, isMissing, currency }: QuestionFieldProps) => {
  const counted = question.answers.filter(
    ({ uid, canChangeQuantity }) => canChangeQuantity && given.uids.includes(uid),
  );
  return (
    <div className={styles.question} data-missing={isMissing || undefined}>
      <AnswerField {...{ question, given, onChange, isMissing, currency }} />
      {counted.map((answer) => (
        <QuantityStepper
          key={answer.uid}
          size="small"
          label={answer.label}
          value={given.quantities[answer.uid] ?? answer.quantity}
          onChange={(quantity) => onChange({ ...given, quantities: { ...given.quantities, [answer.uid]: quantity } })}
        />
      ))}
    </div>
  );
};

const AnswerField = ({ given, onChange, ...shared }: QuestionFieldProps) => {
  const chosen = { ...shared, chosen: given.uids, onChange: (uids: readonly string[]) => onChange({ ...given, uids }) };
  switch (shared.question.kind) {
    case 'select':
      return <SelectField {...chosen} />;
    case 'radio':
    case 'checkbox':
    case 'multiple':
      return <ChosenField {...chosen} />;
    case 'text':
    case 'area':
    case 'date':
    case 'time':
    case 'dateTime':
      return <TypedField {...shared} text={given.text} onChange={(text) => onChange({ ...given, text })} />;
    case 'file':
      return null;
  }
};
