/** The steps of checkout in their order. */
export const steps = ['address', 'method', 'payment'] as const;

export type Step = (typeof steps)[number];

/** Name of the step in the address of the page. */
export const stepParameter = 'step';

const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

/** The step that the address asks for; null for none, and for one that there is not. */
export const readStep = (search: URLSearchParams): Step | null => {
  const text = search.get(stepParameter);
  return isStep(text) ? text : null;
};

/** The step that is open: what the address asks for, as far as the shopper has come. */
export const openStep = (asked: Step | null, reached: Step): Step =>
  asked !== null && steps.indexOf(asked) <= steps.indexOf(reached) ? asked : reached;
