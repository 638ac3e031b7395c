import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { TextInput } from '../TextInput';
import { useValueField, type ValueFieldOptions } from './useValueField';

export interface TextFieldProps extends ValueFieldOptions {
  /** With a `placeholder` that says the same. */
  isLabelHidden?: boolean;
  placeholder?: string;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'date'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoCapitalize?: 'characters' | 'none' | 'words';
}

/** A line of text in an informed form. */
export const TextField = (props: TextFieldProps) => <TextInput {...useValueField(props)} />;
