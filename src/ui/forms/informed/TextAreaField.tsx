import { TextArea } from '../TextArea';
import { type InformedFieldOptions, useInformedField } from './informedField';

export interface TextAreaFieldProps extends Omit<InformedFieldOptions, 'type' | 'initialValue'> {
  label: string;
  help?: string;
  isOptional?: boolean;
  className?: string;
  initialValue?: string;
  maxLength?: number;
  rows?: number;
}

/** Several lines of text in an informed form. */
export const TextAreaField = ({
  name,
  initialValue,
  validate,
  isKept,
  isOptional = false,
  ...look
}: TextAreaFieldProps) => {
  const { value, errorText, ref, handlers } = useInformedField({ name, initialValue, validate, isKept });
  return (
    <TextArea
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
