import { Select, type SelectProps } from '../Select';
import { useValueField, type ValueFieldOptions } from './useValueField';

export interface SelectFieldProps extends ValueFieldOptions, Pick<SelectProps, 'options' | 'autoComplete'> {}

/** One of several in an informed form. */
export const SelectField = (props: SelectFieldProps) => <Select {...useValueField(props)} />;
