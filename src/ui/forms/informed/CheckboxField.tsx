import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox';
import { type InformedFieldOptions, useInformedField } from './informedField';

export interface CheckboxFieldProps extends Omit<InformedFieldOptions, 'type' | 'initialValue' | 'format'> {
  label: ReactNode;
  isRequired?: boolean;
  initialValue?: boolean;
}

/** A box to tick in an informed form. */
export const CheckboxField = ({ name, initialValue, validate, ask, isKept, label, isRequired }: CheckboxFieldProps) => {
  const { value, errorText, ref, handlers } = useInformedField({
    name,
    type: 'checkbox',
    initialValue,
    validate,
    ask,
    isKept,
  });
  return (
    <Checkbox
      {...handlers}
      ref={ref}
      name={name}
      label={label}
      isRequired={isRequired}
      checked={value === true}
      error={errorText}
    />
  );
};
