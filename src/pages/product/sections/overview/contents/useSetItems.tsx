import { useQuery } from '@apollo/client/react';
import type { AccordionItem } from '@/ui/Accordion/Accordion';
import type { SectionProps } from '../../lazySections';
import { SetContentsDocument, type SetContentsQuery } from './SetContents.graphql.generated';
import { PartFacts } from './PartFacts';

type Item = NonNullable<NonNullable<NonNullable<SetContentsQuery['products']>['items']>[number]>;
/** A pack of a set. */
export type SetPart = NonNullable<Extract<Item, { contents: unknown }>['contents']>[number];

const toItem = ({ uid, quantity, page_path: path, product }: SetPart, index: number): AccordionItem => ({
  id: uid,
  heading: quantity > 1 ? `${quantity} × ${product.name ?? ''}` : product.name,
  content: <PartFacts name={product.name ?? ''} path={path} supplement={product.supplement} />,
  isOpen: index === 0,
});

/**
 * The packs of a set, each with its own facts: they are taken apart, so nothing of them adds up.
 * @returns undefined until they are known; none for what is no set.
 */
export const useSetItems = ({ product }: SectionProps) => {
  const isSet = CAPABILITIES.bundleContents && product.__typename === 'BundleProduct';
  const { data, error, refetch } = useQuery(SetContentsDocument, {
    variables: { sku: product.sku ?? '' },
    skip: !isSet,
  });
  const item = data?.products?.items?.[0];
  const parts = (item && 'contents' in item ? item.contents : null) ?? [];
  return {
    /** They could not be had: what the law asks for is missing, so it must be said. */
    hasFailed: error !== undefined && !data,
    retry: refetch,
    items: !isSet || error || data ? parts.map(toItem) : undefined,
    /** What each pack has to say by law, each sentence once. */
    warnings: [...new Set(parts.flatMap(({ product: part }) => part.supplement?.warnings ?? []))],
    legalName: parts.find(({ product: part }) => part.supplement)?.product.supplement?.legal_name,
  };
};
