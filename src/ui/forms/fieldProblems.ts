/** A field that is wrong. */
export interface FieldProblem {
  /** Of the control. */
  id: string;
  /** Its name, without what stands for 'required'. */
  label: string;
  /** '' where it says nothing itself. */
  text: string;
}

const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.getAttribute('aria-hidden') === 'true' ? '' : textOf(node);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trimStart();

/** Fields that are wrong, and groups of fields of somebody else's, which have a name and the text of their problem. */
export const wrongFields = '[aria-invalid="true"], [data-problem]';

/** What says in a form that it is wrong, in order. */
export const problemsIn = (form: HTMLFormElement): FieldProblem[] =>
  [...form.querySelectorAll<HTMLInputElement>(wrongFields)].map((field) => ({
    id: field.id,
    label: field.getAttribute('aria-label') ?? textOf(field.labels?.[0]).replace(/[\s.:]+$/, ''),
    text: field.dataset.problem ?? textOf(document.getElementById(`${field.id}-message`)).trim(),
  }));
