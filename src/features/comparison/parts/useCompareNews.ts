import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type ComparedProduct, mostCompared } from '../compared';

/** What the last press did to the comparison, for screen readers; '' for what was in it when the page opened. */
export const useCompareNews = (products: readonly ComparedProduct[]): string => {
  const { formatMessage } = useIntl();
  const [before, setBefore] = useState(products);
  const [news, setNews] = useState('');
  if (before !== products) {
    setBefore(products);
    const isIn = (list: typeof products, { sku }: ComparedProduct): boolean => list.some((one) => one.sku === sku);
    const added = products.find((product) => !isIn(before, product));
    const removed = before.find((product) => !isIn(products, product));
    const count = { count: products.length, most: mostCompared };
    if (added) setNews(formatMessage({ id: 'compare.newsIn' }, { name: added.name, ...count }));
    else if (removed) setNews(formatMessage({ id: 'compare.newsOut' }, { name: removed.name, ...count }));
  }
  return news;
};
