import type { MouseEvent } from 'react';

/**
 * Leaves the focus where it is until the click: an empty field that is left says so, which moves the button away from
 * under the pointer, and the click is lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
