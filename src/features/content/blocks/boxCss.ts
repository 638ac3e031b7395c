import type { CSSProperties } from 'react';

import type { BoxStyle } from '../tree/contentNode';

/** A block's common styling as React takes it. */
export const boxCss = ({ border, ...rest }: BoxStyle): CSSProperties => ({ ...rest, borderStyle: border });
