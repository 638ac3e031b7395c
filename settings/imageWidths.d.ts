export const imageWidths: readonly number[];
