import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { shownProducts } from '@/features/catalog/shownProducts';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { type BlockViewProps, contentBlock } from '../../block/contentBlock';
import { type ProductsProps, readProducts, type WantedProduct, wantedProducts } from './readProducts';
import { ProductRow } from './ProductRow';
import styles from './ProductsBlock.module.css';
import { ContentProductsDocument, ProductSuffixDocument } from './ProductsBlock.graphql.generated';
import { blockClassNames } from '../../block/blockClassNames';
import { useBoxCss } from '../../block/useBoxCss';
import { below1440, below640, below960 } from '@/ui/breakpoints';

const cardSizes = `${below640} 58vw, ${below960} 40vw, ${below1440} 22vw, 318px`;

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

/** The heading that stands before the list among its neighbours. */
const headingOf = (element: HTMLElement): string | undefined => {
  let place = element.previousElementSibling;
  while (place && !/^H\d$/.test(place.tagName)) place = place.previousElementSibling;
  return place?.textContent.trim() || undefined;
};

const ProductsView = ({ node, props }: BlockViewProps<ProductsProps>) => {
  const intl = useIntl();
  const { wanted, areKnown } = useWanted(props);
  const { products, hasFailed, refetch } = useProducts(wanted, areKnown);
  const style = useBoxCss(node);
  if (wanted.length === 0 || products?.length === 0) return null;

  const cards =
    products?.map((product) => (
      <ProductCard
        key={product.uid}
        product={product}
        sizes={cardSizes}
        action={<CardAddButton product={product} />}
        corner={<CardHeart product={product} />}
      />
    )) ?? wanted.map(({ urlKey }) => <ProductCardShimmer key={urlKey} />);
  const label = intl.formatMessage({ id: 'content.products' });

  return (
    <div className={blockClassNames(node)} style={style} aria-busy={!products && !hasFailed}>
      {hasFailed ? (
        <RetryNotice onRetry={() => refetch()}>
          <FormattedMessage id="content.productsFailed" />
        </RetryNotice>
      ) : node.appearance === 'carousel' ? (
        <ProductRow label={label} heading={headingOf(node.element)} cards={cards} movement={props} />
      ) : (
        <ul className={styles.grid} aria-label={label}>
          {cards.map((card) => (
            <li key={card.key} className={styles.item}>
              {card}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Products that an editor chose, as a grid or a carousel. */
export const ProductsBlock = contentBlock(readProducts, ProductsView);
