import { camelCase } from '../readers/camelCase';
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

/** The rules of a style element, as the sanitiser keeps them. */
const textOf = ({ dataset }: HTMLElement): string => {
  try {
    return decodeURIComponent(dataset.contentStyle ?? '');
  } catch {
    // Not of the sanitiser's making.
    return '';
  }
};

type Finder = (selector: string) => readonly HTMLElement[];

/** Selector of the rules that Page Builder writes; a page has one for nearly every block. */
const styleMark = /^\[data-pb-style="?([^"\]]+)"?\]$/;

/**
 * Finds the elements of a selector. Elements with a mark of Page Builder are looked up, not searched for: rule by rule
 * through the whole tree took half a second on a page of 5,000 blocks.
 */
const finderIn = (root: ParentNode): Finder => {
  const marked = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-pb-style]')) {
    const mark = element.dataset.pbStyle ?? '';
    const others = marked.get(mark);
    if (others) others.push(element);
    else marked.set(mark, [element]);
  }
  return (selector) => {
    const own = selector.replaceAll('#html-body ', '');
    const marks = own.split(', ').map((one) => styleMark.exec(one)?.[1]);
    if (marks.every((mark) => mark !== undefined)) return marks.flatMap((mark) => marked.get(mark) ?? []);
    try {
      return [...root.querySelectorAll<HTMLElement>(own)];
    } catch {
      return [];
    }
  };
};

const declarations = (style: CSSStyleDeclaration): [property: string, value: string, priority: string][] =>
  Array.from(style).map((property) => [
    property,
    style.getPropertyValue(property),
    style.getPropertyPriority(property),
  ]);

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
  const styleElements = fragment.querySelectorAll<HTMLElement>('[data-content-style]');
  const mediaRules = new Map<Element, MediaQuery[]>();
  if (styleElements.length === 0) return mediaRules;
  const own = ownProperties(fragment);
  const find = finderIn(fragment);

  const apply = (rule: CSSStyleRule): void => {
    for (const element of find(rule.selectorText)) {
      for (const [property, value, priority] of declarations(rule.style)) {
        const isOwn = own.get(element)?.has(property);
        const isOutdone = element.style.getPropertyPriority(property) ? isOwn || !priority : isOwn && !priority;
        if (!isOutdone) element.style.setProperty(property, value, priority);
      }
    }
  };
  const keep = (rule: CSSMediaRule): void => {
    for (const inner of [...rule.cssRules].filter(isStyleRule)) {
      const style = Object.fromEntries(declarations(inner.style).map(([name, value]) => [camelCase(name), value]));
      for (const element of find(inner.selectorText)) {
        mediaRules.set(element, addMedia(mediaRules.get(element) ?? [], rule.media.mediaText, style));
      }
    }
  };

  for (const styleElement of styleElements) {
    for (const rule of rulesOf(textOf(styleElement))) {
      if (isStyleRule(rule)) apply(rule);
      else if (isMediaRule(rule)) keep(rule);
    }
    styleElement.remove();
  }
  return mediaRules;
};
