/** Key of one item among what is wanted; no sku has a colon in front. */
export const itemKey = (itemId: string): string => `:${itemId}`;
