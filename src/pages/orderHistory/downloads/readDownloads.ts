import type { CustomerDownloadsQuery, DownloadOrderFragment } from './Downloads.graphql.generated';

type Answer = NonNullable<CustomerDownloadsQuery['customerDownloadableProducts']>;
type AnswerItem = NonNullable<NonNullable<Answer['items']>[number]>;

/** A file that was bought. */
export interface Download {
  /** Tells it from the others. */
  key: string;
  orderNumber: string;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  date: string | null;
  /** Null where the order does not tell. */
  productName: string | null;
  linkTitle: string | null;
  status: string;
  /** Downloads that are left; null where there is no limit, which the backend says in words. */
  left: number | null;
  address: string | null;
}

type Names = Pick<Download, 'productName' | 'linkTitle'>;

/**
 * Names of the files of an order. Both lists follow the order's lines; where their lengths differ, names cannot be told
 * apart, and only the product of an order with one line is certain.
 */
const namesOf = (order: DownloadOrderFragment | null, count: number): Names[] => {
  const lines = (order?.items ?? []).filter((line) => line !== null);
  const names = lines.flatMap((line) =>
    'downloadable_links' in line
      ? (line.downloadable_links ?? []).map((link) => ({
          productName: line.product_name,
          linkTitle: link?.title ?? null,
        }))
      : [],
  );
  if (names.length === count) return names;
  const [only] = lines;
  return Array.from({ length: count }, () => ({
    productName: lines.length === 1 && only ? only.product_name : null,
    linkTitle: null,
  }));
};

const toDownload = (item: AnswerItem, orderNumber: string, place: number, names: Names | undefined): Download => ({
  key: `${orderNumber} ${place}`,
  orderNumber,
  date: item.date,
  productName: names?.productName ?? null,
  linkTitle: names?.linkTitle ?? null,
  status: item.status ?? '',
  left: /^\d+$/.test(item.remaining_downloads ?? '') ? Number(item.remaining_downloads) : null,
  address: item.download_url,
});

/** The answered files by the number of their order, in the answer's sequence. */
const byOrder = (answer: Answer): Map<string, AnswerItem[]> => {
  const groups = new Map<string, AnswerItem[]>();
  for (const item of answer.items ?? []) {
    if (!item?.order_increment_id) continue;
    const group = groups.get(item.order_increment_id);
    if (group) group.push(item);
    else groups.set(item.order_increment_id, [item]);
  }
  return groups;
};

/** Numbers of the orders that files were bought with, the latest first. */
export const downloadOrderNumbers = (answer: Answer): string[] => [...byOrder(answer).keys()].reverse();

/** The files that were bought, those of the latest order first. */
export const readDownloads = (answer: Answer, orders: readonly (DownloadOrderFragment | null)[]): Download[] =>
  [...byOrder(answer)].reverse().flatMap(([number, items]) => {
    const order = orders.find((each) => each?.number === number) ?? null;
    const names = namesOf(order, items.length);
    return items.map((item, place) => toDownload(item, number, place, names[place]));
  });
