/** A field that is wrong. */
export interface FieldProblem {
  /** Of the control. */
  id: string;
  /** Its name, without what stands for 'required'. */
  label: string;
  /** What to enter, where the field says it; else what is wrong. '' where it says nothing itself. */
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
const wrongFields = '[aria-invalid="true"], [data-problem]';

/**
 * What says that it is wrong of a form, in the order of the page. What belongs to the form and stands outside of it, as a
 * form of its own may have to, is within `data-form`, the form's id.
 */
export const wrongFieldsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>(wrongFields)].filter(
    (field) =>
      form.contains(field) || (form.id !== '' && field.closest<HTMLElement>('[data-form]')?.dataset.form === form.id),
  );

const nameOf = (field: HTMLInputElement): string =>
  field.getAttribute('aria-label') ??
  textOf(field.labels?.[0] ?? field.querySelector('legend')).replace(/[\s.:?]+$/, '');

/** What says in a form that it is wrong, in order. */
export const problemsIn = (form: HTMLFormElement): FieldProblem[] =>
  wrongFieldsOf(form).map((field) => {
    const message = document.getElementById(`${field.id}-message`);
    return {
      id: field.id,
      label: nameOf(field),
      text: field.dataset.problem ?? textOf(message?.querySelector('[data-ask]') ?? message).trim(),
    };
  });
