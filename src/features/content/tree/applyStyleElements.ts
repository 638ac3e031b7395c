import type { MediaQuery } from './contentNode';

/** The rules for some windows only, by the element that they hit. */
export type MediaRules = ReadonlyMap<Element, readonly MediaQuery[]>;

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;

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

const declarations = (style: CSSStyleDeclaration): [string, string][] =>
  Array.from(style).map((property) => [property, style.getPropertyValue(property)]);

const camelCase = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of the properties that an element's own style attribute sets: they win over rules. */
const ownProperties = (fragment: DocumentFragment): Map<HTMLElement, Set<string>> =>
  new Map(
    [...fragment.querySelectorAll<HTMLElement>('[style]')].map((element) => [
      element,
      new Set(Array.from(element.style)),
    ]),
  );

/** Puts the rules for one window into the element's list: one entry for each, whatever number of times it stands there. */
const addMedia = (known: readonly MediaQuery[], media: string, style: Record<string, string>): MediaQuery[] =>
  known.some((query) => query.media === media)
    ? known.map((query) => (query.media === media ? { media, style: { ...query.style, ...style } } : query))
    : [...known, { media, style }];

/**
 * Page Builder keeps its styles in `<style>` elements of rules on `[data-pb-style]` and on classes. Moves them to the
 * elements' inline styles, below what stands there already, and removes the elements: no style of an editor reaches
 * another part of the page. What holds for some windows only is handed back by element.
 */
export const applyStyleElements = (fragment: DocumentFragment): MediaRules => {
  const own = ownProperties(fragment);
  const mediaRules = new Map<Element, MediaQuery[]>();

  const apply = (rule: CSSStyleRule): void => {
    for (const element of matches(fragment, rule.selectorText)) {
      for (const [property, value] of declarations(rule.style)) {
        if (!own.get(element)?.has(property)) element.style.setProperty(property, value);
      }
    }
  };
  const keep = (rule: CSSMediaRule): void => {
    for (const inner of [...rule.cssRules].filter(isStyleRule)) {
      const style = Object.fromEntries(declarations(inner.style).map(([name, value]) => [camelCase(name), value]));
      for (const element of matches(fragment, inner.selectorText)) {
        mediaRules.set(element, addMedia(mediaRules.get(element) ?? [], rule.media.mediaText, style));
      }
    }
  };

  for (const styleElement of fragment.querySelectorAll('style')) {
    for (const rule of rulesOf(styleElement.textContent)) {
      if (isStyleRule(rule)) apply(rule);
      else if (isMediaRule(rule)) keep(rule);
    }
    styleElement.remove();
  }
  return mediaRules;
};
