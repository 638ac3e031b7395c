import { Select, type SelectProps } from '../Select';
import { type InformedFieldOptions, useInformedField } from './informedField';

export interface SelectFieldProps
  extends Omit<InformedFieldOptions, 'type' | 'initialValue'>, Pick<SelectProps, 'options' | 'help' | 'className'> {
  label: string;
  isOptional?: boolean;
  initialValue?: string;
}

/** One of several in an informed form. */
export const SelectField = ({
  name,
  initialValue,
  validate,
  isKept,
  isOptional = false,
  ...look
}: SelectFieldProps) => {
  const { value, errorText, ref, handlers } = useInformedField({ name, initialValue, validate, isKept });
  return (
    <Select
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
