/** Card pictures are at most 40 % of a phone's and 25 % of a desktop's width, at double density. */
export const cardWidths = [160, 320, 640, 960] as const;
