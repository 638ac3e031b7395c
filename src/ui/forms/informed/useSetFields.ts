import { useFormApi } from 'informed';

/** Fills fields of the informed form around, as if they had been typed. */
export const useSetFields = (): ((values: Readonly<Record<string, string>>) => void) => {
  const form = useFormApi();
  return (values) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value);
      form.validateField(name);
    }
  };
};
