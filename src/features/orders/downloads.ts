/** The address of the files that a customer bought. */
export const downloadsPath = '/order-history?downloads';

/** Whether files were bought with an order. */
export const hasDownloads = ({ items }: { items?: readonly (object | null)[] | null }): boolean =>
  (items ?? []).some((item) => item !== null && 'downloadable_links' in item);
