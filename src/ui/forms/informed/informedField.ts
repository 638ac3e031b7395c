import { type SyntheticEvent, useCallback } from 'react';
import { useField } from 'informed';
import type { Validator } from '@/kernel/validation/validators';
import { afterPress } from '../afterPress';
import { useErrorText } from './useErrorText';

/** Names that would reach the prototype of informed's value map; it throws on them since 4.66.1, so do we, sooner. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

export interface InformedFieldOptions {
  name: string;
  type?: 'text' | 'checkbox';
  initialValue?: string | boolean;
  validate?: Validator;
  /** What to enter, said beside the error of a missing value. */
  ask?: string;
  /** Writes what was entered in one way, once the field is left; gives back unchanged what it does not know. */
  format?: (text: string) => string;
  /** Keeps the value while the field is not on screen, for steps that collapse. */
  isKept?: boolean;
}

/**
 * A field of an informed form. Its error is shown when the field was left, and follows every keystroke from then on; a field
 * that was only passed by is not wrong yet.
 * Informed's own `required` is never used: it has its own words.
 * @throws RangeError for a name that is a part of every object.
 */
export const useInformedField = ({
  name,
  type = 'text',
  initialValue,
  validate,
  ask,
  format,
  isKept = false,
}: InformedFieldOptions) => {
  if (name.split('.').some((part) => forbiddenNames.has(part)))
    throw new RangeError(`A field may not be named ${name}.`);
  const check = useCallback(
    (value: unknown, values: Record<string, unknown> | undefined) => validate?.(value, values ?? {}),
    [validate],
  );
  const { fieldState, fieldApi, informed, ref } = useField<object, unknown>({
    name,
    type,
    initialValue,
    validate: check,
    validateOn: 'change-blur',
    keepState: isKept,
  });
  const { error, touched, value, pristine } = fieldState;
  const errorText = useErrorText(touched ? error : undefined, ask);
  const leave = (event: SyntheticEvent): void => {
    if (format && typeof value === 'string' && format(value) !== value) fieldApi.setValue(format(value));
    if (touched || !pristine || (value !== undefined && value !== '')) informed.onBlur(event);
  };
  const handlers = {
    onChange: (event: SyntheticEvent) => informed.onChange(event),
    onBlur: (event: SyntheticEvent) => afterPress(() => leave(event)),
    onFocus: (event: SyntheticEvent) => informed.onFocus(event),
  };
  return { value, errorText, ref, handlers, reset: () => fieldApi.reset() };
};
