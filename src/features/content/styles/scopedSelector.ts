import { contentIdPrefix } from '@/kernel/routing/contentIdPrefix';
import { boxTags, spanTags } from '../rich/standIn';

/** Commas of a list of selectors, with all in which one may stand without parting it. */
const partsOfList = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()[\],]/gs;

/** The selectors of a list. */
const selectorsOf = (list: string): string[] => {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: part, index } of list.matchAll(partsOfList)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    else if (part === ',' && depth === 0) cuts.push(index);
  }
  return [...cuts, list.length].map((cut, index) =>
    list.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, cut).trim(),
  );
};

/** The names in an expression of whole names. */
const namesIn = ({ source }: RegExp): string => source.slice('^(?:'.length, -')$'.length);

const names = new RegExp(
  String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]|#((?:\\.|[^\s\\.#:[\]()>+~,*|"'])+)|(?<![\w.#:\\-])(${namesIn(boxTags)}|${namesIn(spanTags)})(?![\w\\-])`,
  'gi',
);

/** Ids and elements as the shop shows them: ids have a prefix, some elements another one in their place. */
const asShown = (selector: string): string =>
  selector.replace(names, (found: string, id?: string, tag?: string) => {
    // The body of Magento's own pages; it weighs as much as an id.
    if (id === 'html-body') return ':is(#html-body, body)';
    if (id !== undefined) return `#${contentIdPrefix}${id}`;
    return tag === undefined ? found : `[data-tag="${tag.toLowerCase()}"]`;
  });

const pseudoElement = /::(?:before|after|marker|first-line|first-letter)$/;

const scoped = (selector: string, scope: string): string => {
  const [pseudo = ''] = pseudoElement.exec(selector) ?? [];
  const subject = selector.slice(0, selector.length - pseudo.length);
  return `:is(${asShown(subject.replace(/(^|[\s>+~])$/, '$1*'))}).${scope}${pseudo}`;
};

/**
 * A list of selectors that hits elements with the class of the scope only, whatever it names. What it asks of the
 * elements around them stays.
 */
export const scopedSelector = (list: string, scope: string): string =>
  selectorsOf(list)
    .map((selector) => scoped(selector, scope))
    .join(', ');

/** A nested rule's selectors, as they would stand outside the rule with these selectors. */
export const nestedSelector = (list: string, parent: string): string =>
  selectorsOf(list)
    .map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`,
    )
    .join(', ');
