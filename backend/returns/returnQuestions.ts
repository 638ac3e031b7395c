/** What a store asks about each article that comes back (the attributes of its return items). */
export interface ReturnQuestion {
  code: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const numbered = (labels: readonly string[]): ReturnQuestion['options'] =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

/** All of them have to be answered. The codes are the real backend's own. */
export const returnQuestions: readonly ReturnQuestion[] = [
  {
    code: 'reason',
    label: 'Reason',
    options: numbered(['It arrived damaged', 'It is not what I ordered', 'It does not suit me', 'I ordered too much']),
  },
  { code: 'resolution', label: 'What we should do', options: numbered(['Pay it back', 'Send it again']) },
  { code: 'condition', label: 'Condition', options: numbered(['Unopened', 'Opened', 'Damaged']) },
];

/** The chosen option of a question; undefined for one that there is not. */
export const optionOf = (code: string, value: string | undefined) =>
  returnQuestions.find((question) => question.code === code)?.options.find((option) => option.value === value);
