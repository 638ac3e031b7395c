import { inertMarkup, noteScript, styleCarrier } from '../sanitise/inertMarkup';
import { applyStyleElements, type MediaRules } from '../tree/applyStyleElements';

/** Vouches for a text that becomes a tree which runs nothing and is never part of the page. */
export type TrustInert = (html: string) => string;

let trust: TrustInert = (html) => html;

/** Has the policy that the page allows the first view. */
export const trustInertBy = (policy: TrustInert): void => {
  trust = policy;
};

/**
 * A tree of HTML in a document of its own, where nothing runs and nothing loads. It is as unsafe as the text: nothing of
 * it becomes a part of the page.
 */
export const inertTree = (html: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = trust(`<wbr>${inertMarkup(html)}`);
  body.firstElementChild?.remove();
  // As the sanitiser leaves them.
  body.querySelectorAll('*').forEach(noteScript);
  for (const film of body.querySelectorAll('iframe, video, audio, embed, object')) {
    const note = body.ownerDocument.createElement('div');
    note.dataset.element = 'video';
    film.replaceWith(note);
  }
  for (const element of body.querySelectorAll<HTMLElement>(`[${styleCarrier}]`)) {
    element.style.cssText = element.getAttribute(styleCarrier) ?? '';
  }
  return body;
};

/** Tree and rules of a page's content. */
export const readTree = (html: string): { tree: HTMLElement; rules: MediaRules } => {
  const tree = inertTree(html);
  return { tree, rules: applyStyleElements(tree) };
};

/** Page Builder escapes raw HTML, unless it says that it did not. */
export const escapedTree = ({ textContent }: HTMLElement): HTMLElement => readTree(textContent).tree;
