/**
 * Which page of a list an address asks for, by its parameter `page`.
 * @param search the query of the address, with or without its question mark.
 * @returns a whole number of at least 1; 1 for what is missing or makes no sense, such as `0`, `-2`, `1e3` and more
 *   than six digits, which no list has and the backend's integers may not hold.
 */
export const readPageNumber = (search: string): number => {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
};

/** The page to go to from one that has turned out to be empty. @param total how many the backend says there are. */
export const lastPageBefore = (page: number, total: number | null | undefined): number =>
  Math.max(1, Math.min(page - 1, total ?? 1));
