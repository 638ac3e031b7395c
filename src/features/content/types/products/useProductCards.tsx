import { useQuery } from '@apollo/client/react';
import { type ReactElement, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { shownProducts } from '@/features/catalog/shownProducts';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { ContentProductsDocument, ProductSuffixDocument } from './ProductsBlock.graphql.generated';
import { type ProductsProps, type WantedProduct, wantedProducts } from './readProducts';

/** The products that the content names, and whether it is known yet what their addresses end with. */
const useWanted = (props: ProductsProps) => {
  const { data, loading } = useQuery(ProductSuffixDocument);
  const suffix = data?.storeConfig?.product_url_suffix ?? '';
  const wanted = useMemo(() => wantedProducts(props, suffix), [props, suffix]);
  return { wanted, areKnown: !loading };
};

/**
 * The products of a list, in the editor's order; those that are gone are left out. A search by URL keys also finds sets by
 * the keys of their parts: a page has room for them, too.
 */
const useProducts = (wanted: readonly WantedProduct[], areKnown: boolean) => {
  const skus = wanted.flatMap(({ sku }) => sku ?? []);
  const urlKeys = wanted.flatMap(({ sku, urlKey }) => (sku === undefined ? urlKey : []));
  const { data, error, refetch } = useQuery(ContentProductsDocument, {
    variables: {
      skus,
      urlKeys,
      hasSkus: skus.length > 0,
      hasUrlKeys: urlKeys.length > 0,
      pageSize: Math.max(skus.length, 2 * urlKeys.length, 1),
    },
    skip: !areKnown || wanted.length === 0,
  });
  const products = useMemo(() => {
    if (!data) return undefined;
    const bySku = new Map(shownProducts(data.products?.items).map((product) => [product.sku, product]));
    const byKey = new Map(shownProducts(data.byUrlKey?.items).map((product) => [product.url_key, product]));
    return wanted.flatMap(({ sku, urlKey }) => (sku === undefined ? byKey.get(urlKey) : bySku.get(sku)) ?? []);
  }, [data, wanted]);
  return { products, hasFailed: error !== undefined && !data, refetch };
};

/** Cards of the products of a list. */
export interface ProductCards {
  /** Whether nothing is left of the list. */
  isEmpty: boolean;
  isBusy: boolean;
  /** Keyed; shimmers until the products are there. */
  cards: ReactElement[];
  /** What stands in their place when they did not come. */
  failure: ReactElement | undefined;
}

/**
 * The cards of a list that the content names.
 * @param sizes how wide a picture is shown, as in HTML.
 */
export const useProductCards = (props: ProductsProps, sizes: string): ProductCards => {
  const { wanted, areKnown } = useWanted(props);
  const { products, hasFailed, refetch } = useProducts(wanted, areKnown);
  return {
    isEmpty: wanted.length === 0 || products?.length === 0,
    isBusy: !products && !hasFailed,
    cards:
      products?.map((product) => (
        <ProductCard
          key={product.uid}
          product={product}
          sizes={sizes}
          action={<CardAddButton product={product} />}
          corner={<CardHeart product={product} />}
        />
      )) ?? wanted.map(({ urlKey, name }) => <ProductCardShimmer key={urlKey} name={name} />),
    failure: hasFailed ? (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="content.productsFailed" />
      </RetryNotice>
    ) : undefined,
  };
};
