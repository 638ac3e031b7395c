import { useCallback } from 'react';
import { useField, useFormApi } from 'informed';
import type { Validator } from '@/kernel/validation/validators';
import { useErrorText } from './useErrorText';

/**
 * A text of an informed form that is judged only when the form is sent: leaving it means nothing yet, and typing takes
 * the error back.
 */
export const useLateField = (name: string, validate: Validator, ask?: string) => {
  const form = useFormApi();
  const check = useCallback(
    (value: unknown, values: Record<string, unknown> | undefined) => validate(value, values ?? {}),
    [validate],
  );
  const { fieldState, ref } = useField<object, unknown>({ name, type: 'text', validate: check, validateOn: 'submit' });
  return {
    text: typeof fieldState.value === 'string' ? fieldState.value : '',
    errorText: useErrorText(fieldState.error, ask),
    ref,
    setText: (text: string): void => {
      form.setValue(name, text);
      form.setError(name, undefined);
    },
  };
};
