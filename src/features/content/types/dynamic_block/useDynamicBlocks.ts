import { useFragment, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference, selectCartId } from '@/features/cart/cartSlice';
import type { DynamicBlockProps } from './readDynamicBlock';
import { type DynamicBlocksQuery, DynamicBlocksDocument } from './DynamicBlocks.graphql.generated';

/** The backend's names of a widget's display modes. */
const typeOf = {
  fixed: 'SPECIFIED',
  salesrule: 'CART_PRICE_RULE_RELATED',
  catalogrule: 'CATALOG_PRICE_RULE_RELATED',
} as const;

/** Blocks of one widget at most, unless it names more; the backend's own default. */
const defaultPageSize = 20;

export type ShownBlock = NonNullable<NonNullable<DynamicBlocksQuery['dynamicBlocks']>['items'][number]>;

/** Named blocks come in the editor's order, others in the backend's. */
const ordered = (blocks: readonly ShownBlock[], uids: readonly string[]): ShownBlock[] =>
  uids.length === 0 ? [...blocks] : uids.flatMap((uid) => blocks.find((block) => block.uid === uid) ?? []);

/**
 * The blocks of a widget that are for this shopper now; undefined while that is not known. Fetched again with every
 * mount, and when the cart changes that cart rules look at. A failure is logged by the client, and shows nothing.
 */
export const useDynamicBlocks = ({ uids, displayMode }: DynamicBlockProps): ShownBlock[] | undefined => {
  const isOfCart = displayMode === 'salesrule';
  const cartId = useSelector(selectCartId);
  const { data: cart } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const { data, error, refetch } = useQuery(DynamicBlocksDocument, {
    variables: {
      input: { type: typeOf[displayMode], ...(uids.length > 0 ? { dynamic_block_uids: uids } : {}) },
      pageSize: Math.max(uids.length, defaultPageSize),
    },
    fetchPolicy: 'cache-and-network',
    // A header, because an argument that a backend does not know is refused (decision 021).
    context: { headers: isOfCart && cartId !== null ? { 'X-Cart-Id': cartId } : {} },
  });

  // Cart values that the backend's rules depend on.
  const version = isOfCart ? JSON.stringify([cartId, cart?.total_quantity, cart?.applied_coupons, cart?.prices]) : '';
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    refetch().catch(() => undefined);
  }, [version, refetch]);

  if (data)
    return ordered(
      (data.dynamicBlocks?.items ?? []).filter((block) => block !== null),
      uids,
    );
  return error ? [] : undefined;
};
