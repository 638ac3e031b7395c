const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;

const rulesOf = (text: string): CSSRule[] => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules];
  } catch {
    // No constructable style sheets: the content shows without the editor's fine print of styles.
    return [];
  }
};

const matches = (root: ParentNode, selector: string): HTMLElement[] => {
  try {
    return [...root.querySelectorAll<HTMLElement>(selector.replaceAll('#html-body ', ''))];
  } catch {
    return [];
  }
};

/** Names of the properties that an element's own style attribute sets: they win over rules. */
const ownProperties = (fragment: DocumentFragment): Map<HTMLElement, Set<string>> =>
  new Map(
    [...fragment.querySelectorAll<HTMLElement>('[style]')].map((element) => [
      element,
      new Set(Array.from(element.style)),
    ]),
  );

/**
 * Page Builder keeps its styles in `<style>` elements of rules on `[data-pb-style]`. Moves them to the elements' inline
 * styles, below what stands there already, and removes the elements: no style of an editor reaches another part of the page.
 */
export const applyStyleElements = (fragment: DocumentFragment): void => {
  const own = ownProperties(fragment);
  for (const styleElement of fragment.querySelectorAll('style')) {
    for (const rule of rulesOf(styleElement.textContent).filter(isStyleRule)) {
      for (const element of matches(fragment, rule.selectorText)) {
        for (const property of Array.from(rule.style)) {
          if (!own.get(element)?.has(property))
            element.style.setProperty(property, rule.style.getPropertyValue(property));
        }
      }
    }
    styleElement.remove();
  }
};
