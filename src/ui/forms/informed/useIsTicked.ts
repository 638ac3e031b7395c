import { useFieldState } from 'informed';

/** Whether a box of the informed form around is ticked. */
export const useIsTicked = (name: string): boolean => useFieldState(name)?.value === true;
