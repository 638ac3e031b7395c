import { TextArea } from '../TextArea';
import { useValueField, type ValueFieldOptions } from './useValueField';

export interface TextAreaFieldProps extends ValueFieldOptions {
  maxLength?: number;
  rows?: number;
}

/** Several lines of text in an informed form. */
export const TextAreaField = (props: TextAreaFieldProps) => <TextArea {...useValueField(props)} />;
