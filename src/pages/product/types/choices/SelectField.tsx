import { useIntl } from 'react-intl';
import { Select } from '@/ui/forms/Select';
import { useAnswerText } from './answerText';
import type { ChosenFieldProps } from './ChosenField';
import { MissingAnswer } from './MissingAnswer';

/** Answers to choose one of, in a list that opens. */
export const SelectField = ({ question, chosen, onChange, isMissing, currency }: ChosenFieldProps) => {
  const { formatMessage } = useIntl();
  const textOf = useAnswerText(currency);
  const { title, isRequired, answers } = question;
  const none = formatMessage({ id: isRequired ? 'choices.choose' : 'choices.none' });
  return (
    <Select
      label={title}
      isRequired={isRequired}
      isOptional={!isRequired}
      error={isMissing ? <MissingAnswer /> : undefined}
      value={chosen[0] ?? ''}
      options={[
        { value: '', label: none },
        ...answers.map((answer) => ({ value: answer.uid, label: textOf(answer), isDisabled: answer.isSoldOut })),
      ]}
      onChange={({ target: { value } }) => onChange(value === '' ? [] : [value])}
    />
  );
};
