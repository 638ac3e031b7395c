/** Whether a rule has a selector and declarations. */
export const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;

/** Whether a rule holds others for a kind of window. */
export const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;

/** The rules of a style sheet's text, read by the browser; imports are no part of them. */
export const rulesOf = (text: string): CSSRule[] => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules];
  } catch {
    // No constructable style sheets: the content shows without the editor's fine print of styles.
    return [];
  }
};

/** The rules of a style element, as the sanitiser keeps them. */
export const styleTextOf = ({ dataset }: HTMLElement): string => {
  try {
    return decodeURIComponent(dataset.contentStyle ?? '');
  } catch {
    // Not of the sanitiser's making.
    return '';
  }
};

/** The declarations of a rule or of a style attribute. */
export const declarationsOf = (style: CSSStyleDeclaration): [property: string, value: string, priority: string][] =>
  Array.from(style).map((property) => [
    property,
    style.getPropertyValue(property),
    style.getPropertyPriority(property),
  ]);
