/**
 * The widths of breakpoints.css for `sizes`, `media` and `matchMedia`, which no style sheet reaches. In em, so that they
 * follow the reader's text size as the layout does.
 */
export const below640 = '(width < 40em)';
export const below800 = '(width < 50em)';
export const below960 = '(width < 60em)';
export const from960 = '(width >= 60em)';
export const below1280 = '(width < 80em)';
export const below1440 = '(width < 90em)';
