import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useListText } from '@/features/comparison/listText';
import { textOf } from '@/features/content/plainText';
import { CompareListFactsDocument, type CompareListFactsQuery } from './CompareListFacts.graphql.generated';

/** What the backend compares products by. */
export interface ListFact {
  code: string;
  label: string;
  /** Text by the product's SKU; a product without one has nothing to say. */
  values: ReadonlyMap<string, string>;
}

/** The real backend's word for a value that a product does not have. */
const missing = 'N/A';

/** The page says these itself, and of a price the list has a bare number. */
const isSaidAnyway: ReadonlySet<string> = new Set(['name', 'price']);

const readFacts = (list: CompareListFactsQuery['compareList'] | undefined): ListFact[] =>
  (list?.attributes ?? []).flatMap((attribute) => {
    if (!attribute || isSaidAnyway.has(attribute.code)) return [];
    const values = (list?.items ?? []).flatMap((item): [string, string][] => {
      const value = textOf(item?.attributes.find((found) => found?.code === attribute.code)?.value ?? '');
      return item?.product.sku && value !== '' && value !== missing ? [[item.product.sku, value]] : [];
    });
    return values.length > 0 ? [{ code: attribute.code, label: attribute.label, values: new Map(values) }] : [];
  });

/** The attributes that the merchant lets products be compared by; none before the list is known, and where it cannot be read. */
export const useListFacts = (): readonly ListFact[] => {
  const client = useApolloClient();
  const text = useListText();
  const [facts, setFacts] = useState<readonly ListFact[]>([]);
  useEffect(() => {
    const [uid = ''] = text.split(' ');
    let isCurrent = uid !== '';
    if (isCurrent) {
      void client
        .query({ query: CompareListFactsDocument, variables: { uid }, fetchPolicy: 'no-cache' })
        // The comparison has its own facts: what the list adds may be missing without a word.
        .then(({ data }) => isCurrent && setFacts(readFacts(data?.compareList)))
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [client, text]);
  return facts;
};
