import type { BoxStyle } from '../tree/contentNode';
import { css } from './attributes';

const alignments = ['left', 'center', 'right', 'justify'] as const;

/** Reads the styling that every block shares from the element that carries it. */
export const readBoxStyle = ({ style }: HTMLElement): BoxStyle => ({
  minHeight: css(style.minHeight),
  backgroundColor: css(style.backgroundColor),
  textAlign: alignments.find((alignment) => alignment === style.textAlign),
  border: css(style.borderStyle),
  borderColor: css(style.borderColor),
  borderWidth: css(style.borderWidth),
  borderRadius: css(style.borderRadius),
  marginTop: css(style.marginTop),
  marginRight: css(style.marginRight),
  marginBottom: css(style.marginBottom),
  marginLeft: css(style.marginLeft),
  paddingTop: css(style.paddingTop),
  paddingRight: css(style.paddingRight),
  paddingBottom: css(style.paddingBottom),
  paddingLeft: css(style.paddingLeft),
});
