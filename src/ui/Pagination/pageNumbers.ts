/** Up to this many pages are all shown. */
const fullLength = 7;

/** The pages to show: first, last, the current one and its neighbours; null stands for a gap. */
export const pageNumbers = (current: number, total: number): (number | null)[] => {
  if (total <= fullLength) return Array.from({ length: total }, (_, index) => index + 1);
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 1) return [page];
    // A gap of one page takes as much room as the page itself.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
};
