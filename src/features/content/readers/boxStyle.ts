import type { BoxStyle } from '../tree/contentNode';
import { css } from './attributes';

const alignments = ['left', 'center', 'right', 'justify'] as const;

/** The elements of a block that carry its common styling; those of a type that splits them stand in its folder. */
export interface BoxParts {
  margin: HTMLElement;
  padding: HTMLElement;
  border: HTMLElement;
  minHeight: HTMLElement;
  background: HTMLElement;
  align: HTMLElement;
}

/** One element carries all of it. */
export const allOn = (element: HTMLElement): BoxParts => ({
  margin: element,
  padding: element,
  border: element,
  minHeight: element,
  background: element,
  align: element,
});

const edges = (kind: 'margin' | 'padding', style: CSSStyleDeclaration): BoxStyle =>
  Object.fromEntries(
    (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => [kind + side, css(style[`${kind}${side}`])]),
  );

/** Reads the styling that every block shares, from the elements that carry it. */
export const readBoxStyle = (parts: BoxParts): BoxStyle => {
  const border = parts.border.style;
  return {
    minHeight: css(parts.minHeight.style.minHeight),
    backgroundColor: css(parts.background.style.backgroundColor),
    textAlign: alignments.find((alignment) => alignment === parts.align.style.textAlign),
    border: css(border.borderStyle),
    borderColor: css(border.borderColor),
    borderWidth: css(border.borderWidth),
    borderRadius: css(border.borderRadius),
    ...edges('margin', parts.margin.style),
    ...edges('padding', parts.padding.style),
  };
};
