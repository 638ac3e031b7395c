import { FormattedMessage } from 'react-intl';
import { TextArea } from '@/ui/forms/TextArea';
import { TextInput } from '@/ui/forms/TextInput';
import { MissingAnswer } from './MissingAnswer';
import { usePriceNote } from './answerText';
import type { Question } from './question';

const inputTypes = { date: 'date', time: 'time', dateTime: 'datetime-local' } as const;

export interface TypedFieldProps {
  question: Question;
  text: string;
  onChange: (text: string) => void;
  isMissing: boolean;
  currency: string | null;
}

/** An answer that is typed: a line, a text, a day or a time. */
export const TypedField = ({ question, text, onChange, isMissing, currency }: TypedFieldProps) => {
  const { title, kind, isRequired, price, maxLength } = question;
  const note = usePriceNote(currency)(price);
  const field = {
    label: note ? `${title} (${note})` : title,
    isRequired,
    isOptional: !isRequired,
    help: maxLength ? <FormattedMessage id="choices.maxLength" values={{ count: maxLength }} /> : undefined,
    error: isMissing ? <MissingAnswer /> : undefined,
    maxLength,
    value: text,
  };
  const type = kind === 'date' || kind === 'time' || kind === 'dateTime' ? inputTypes[kind] : 'text';
  return kind === 'area' ? (
    <TextArea {...field} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...field} type={type} onChange={({ target }) => onChange(target.value)} />
  );
};
