/**
 * Widths that pictures are made in, pixels: what makes them rounds others up, or refuses them, so that there are few of each
 * picture. In plain JavaScript, because the build runs without a compiler.
 */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
