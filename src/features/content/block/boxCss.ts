import type { CSSProperties } from 'react';
import { heldBox, safeBlockStyle } from '../rich/safeStyle';
import type { BoxStyle, ContentNode, MediaQuery } from '../tree/contentNode';

/**
 * A block's common styling as the object model takes it.
 * @param matching what holds for this window only.
 */
export const boxCss = ({ border, ...rest }: BoxStyle, matching: CSSProperties): CSSProperties =>
  heldBox({ ...rest, borderStyle: border, ...matching });

/** The styles of those queries that hold, one over the other. */
export const joinedStyles = (queries: readonly MediaQuery[]): CSSProperties =>
  queries.reduce<CSSProperties>((all, { style }) => ({ ...all, ...safeBlockStyle(style) }), {});

/** A block's common styling for the window as it is now. */
export const boxCssNow = ({ box, mediaQueries }: ContentNode): CSSProperties =>
  boxCss(box, joinedStyles(mediaQueries.filter(({ media }) => window.matchMedia?.(media).matches)));
