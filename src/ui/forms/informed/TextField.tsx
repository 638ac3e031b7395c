import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { TextInput } from '../TextInput';
import { type InformedFieldOptions, useInformedField } from './informedField';

export interface TextFieldProps extends Omit<InformedFieldOptions, 'type' | 'initialValue'> {
  label: string;
  help?: string;
  /** Says '(optional)'; every other field has an asterisk (spec §5). */
  isOptional?: boolean;
  className?: string;
  /** With a `placeholder` that says the same. */
  isLabelHidden?: boolean;
  placeholder?: string;
  initialValue?: string;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoCapitalize?: 'characters' | 'none' | 'words';
}

/** A line of text in an informed form. */
export const TextField = ({ name, initialValue, validate, isKept, isOptional = false, ...look }: TextFieldProps) => {
  const { value, errorText, ref, handlers } = useInformedField({ name, initialValue, validate, isKept });
  return (
    <TextInput
      {...look}
      isOptional={isOptional}
      isRequired={!isOptional}
      {...handlers}
      ref={ref}
      name={name}
      value={typeof value === 'string' ? value : ''}
      error={errorText}
    />
  );
};
