/** What a store asks about each article that comes back (the attributes of its return items). */
export interface ReturnQuestion {
  code: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const numbered = (labels: readonly string[]): ReturnQuestion['options'] =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

/** All of them have to be answered. The codes are the real backend's own. */
const returnQuestions: readonly ReturnQuestion[] = [
  {
    code: 'reason',
    label: 'Reason',
    options: numbered(['It arrived damaged', 'It is not what I ordered', 'It does not suit me', 'I ordered too much']),
  },
  { code: 'resolution', label: 'What we should do', options: numbered(['Pay it back', 'Send it again']) },
  { code: 'condition', label: 'Condition', options: numbered(['Unopened', 'Opened', 'Damaged']) },
];

const german: Readonly<Record<string, string>> = {
  Reason: 'Grund',
  'It arrived damaged': 'Es kam beschädigt an',
  'It is not what I ordered': 'Ich habe etwas anderes bestellt',
  'It does not suit me': 'Ich vertrage es nicht oder mag es nicht',
  'I ordered too much': 'Ich habe zu viel bestellt',
  'What we should do': 'Was wir tun sollen',
  'Pay it back': 'Den Betrag erstatten',
  'Send it again': 'Neu liefern',
  Condition: 'Zustand',
  Unopened: 'Ungeöffnet',
  Opened: 'Geöffnet',
  Damaged: 'Beschädigt',
};

/** The questions in the language of a store view. @param locale such as de_DE. */
export const returnQuestionsIn = (locale: string): ReturnQuestion[] => {
  const word = (text: string): string => (locale.startsWith('de') ? (german[text] ?? text) : text);
  return returnQuestions.map(({ code, label, options }) => ({
    code,
    label: word(label),
    options: options.map((option) => ({ value: option.value, label: word(option.label) })),
  }));
};

/** The chosen option of a question, in the language of a store view; undefined for one that there is not. */
export const optionOf = (code: string, value: string | undefined, locale: string) =>
  returnQuestionsIn(locale)
    .find((question) => question.code === code)
    ?.options.find((option) => option.value === value);
