import { type InformedFieldOptions, useInformedField } from './informedField';

/** Options of every field with a written or chosen value. */
export interface ValueFieldOptions extends Omit<InformedFieldOptions, 'type' | 'initialValue'> {
  label: string;
  help?: string;
  /** Says '(optional)'; every other field has an asterisk. */
  isOptional?: boolean;
  className?: string;
  initialValue?: string;
}

/** A field of an informed form as the properties of the control that shows it; what else is given goes on to the control. */
export const useValueField = <Props extends ValueFieldOptions>({
  name,
  initialValue,
  validate,
  ask,
  format,
  isKept,
  isOptional = false,
  ...look
}: Props) => {
  const { value, errorText, ref, handlers } = useInformedField({ name, initialValue, validate, ask, format, isKept });
  return {
    ...look,
    ...handlers,
    ref,
    name,
    isOptional,
    isRequired: !isOptional,
    value: typeof value === 'string' ? value : '',
    error: errorText,
  };
};
