import type { BoxStyle } from '../tree/contentNode';
import { css, findPart } from './attributes';

const alignments = ['left', 'center', 'right', 'justify'] as const;

/** The elements of a block that carry its common styling. */
interface BoxParts {
  margin: HTMLElement;
  padding: HTMLElement;
  border: HTMLElement;
  minHeight: HTMLElement;
  background: HTMLElement;
  align: HTMLElement;
}

const allOf = (element: HTMLElement): BoxParts => ({
  margin: element,
  padding: element,
  border: element,
  minHeight: element,
  background: element,
  align: element,
});

/** Margins stand on the outer element, everything else on the wrapper; the room of a poster on its overlay. */
const bannerParts = (element: HTMLElement): BoxParts => {
  const wrapper = findPart(element, 'wrapper') ?? element;
  const overlay = findPart(element, 'overlay');
  const room = element.dataset.appearance === 'poster' && overlay ? overlay : wrapper;
  return { ...allOf(wrapper), margin: element, padding: room, minHeight: room };
};

const partsByType: Record<string, (element: HTMLElement) => BoxParts> = {
  row: (element) => {
    const inner = element.querySelector<HTMLElement>(':scope > [data-element="inner"]');
    return allOf(element.dataset.appearance === 'contained' && inner ? inner : element);
  },
  banner: bannerParts,
  slide: bannerParts,
  image: (element) => ({ ...allOf(element), border: element.querySelector('img') ?? element }),
  'button-item': (element) => {
    const child = element.querySelector<HTMLElement>(':scope > *') ?? element;
    return { ...allOf(child), margin: element };
  },
  tabs: (element) => {
    const content = findPart(element, 'content') ?? element;
    return { ...allOf(element), border: content, minHeight: content, align: content };
  },
  video: (element) => {
    const wrapper = findPart(element, 'wrapper') ?? element;
    return { ...allOf(element), border: wrapper, padding: wrapper };
  },
};

/** Elements whose rules for some windows concern the block. */
export const styledParts = (contentType: string, element: HTMLElement): HTMLElement[] => [
  ...new Set([element, ...Object.values<HTMLElement>({ ...(partsByType[contentType] ?? allOf)(element) })]),
];

const edges = (kind: 'margin' | 'padding', style: CSSStyleDeclaration): BoxStyle =>
  Object.fromEntries(
    (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => [kind + side, css(style[`${kind}${side}`])]),
  );

/** Reads the styling that every block shares, from whichever elements of the block carry it. */
export const readBoxStyle = (contentType: string, element: HTMLElement): BoxStyle => {
  const parts = (partsByType[contentType] ?? allOf)(element);
  const margin = parts.margin.style;
  const padding = parts.padding.style;
  const border = parts.border.style;
  return {
    minHeight: css(parts.minHeight.style.minHeight),
    backgroundColor: css(parts.background.style.backgroundColor),
    textAlign: alignments.find((alignment) => alignment === parts.align.style.textAlign),
    border: css(border.borderStyle),
    borderColor: css(border.borderColor),
    borderWidth: css(border.borderWidth),
    borderRadius: css(border.borderRadius),
    ...edges('margin', margin),
    ...edges('padding', padding),
  };
};
