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

/** The fields of a form that say that they are wrong, in order. */
export const problemsIn = (form: HTMLFormElement): FieldProblem[] =>
  [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ id, labels }) => ({
    id,
    label: textOf(labels?.[0]).replace(/[\s.:]+$/, ''),
    text: textOf(document.getElementById(`${id}-message`)).trim(),
  }));
