import { useFieldState } from 'informed';

/** What stands in a field of the informed form around; '' before it is there. */
export const useFieldValue = (name: string): string => {
  const state = useFieldState(name);
  return typeof state?.value === 'string' ? state.value : '';
};
