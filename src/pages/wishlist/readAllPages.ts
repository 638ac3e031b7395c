/** A page of a list, as a backend answers it. */
export interface PageOfList<Item> {
  items: readonly Item[];
  /** The backend's word. */
  totalPages: number;
}

/** Pages that are read at most: a shared list of 2,000 entries is longer than any message takes. */
const mostPages = 20;

/**
 * Reads a list page by page, each entry once. The number of pages is the backend's word: a page that brings nothing new is
 * the last one, too.
 * @param read asks for a page, the first is 1.
 * @throws what `read` throws.
 */
export const readAllPages = async <Item extends { id: string }>(
  read: (page: number) => Promise<PageOfList<Item>>,
): Promise<readonly Item[]> => {
  const found = new Map<string, Item>();
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, totalPages } = await read(page);
    const knownBefore = found.size;
    for (const item of items) found.set(item.id, item);
    if (page >= totalPages || found.size === knownBefore) break;
  }
  return [...found.values()];
};
