import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { ScrollRail } from '@/ui/ScrollRail/ScrollRail';
import { readProducts, urlKeysOf } from '../readers/products';
import type { BlockViewProps } from './BlockView';
import styles from './ProductsBlock.module.css';
import { useBlockProps } from './useBlockProps';
import { ContentProductsDocument } from './ProductsBlock.graphql.generated';

const carouselSizes = '(max-width: 640px) 58vw, (max-width: 960px) 40vw, (max-width: 1440px) 22vw, 318px';

/** Products that an editor chose, as a carousel or a grid, in the editor's order. Those that are gone are left out. */
export const ProductsBlock = ({ node }: BlockViewProps) => {
  const intl = useIntl();
  const urlKeys = urlKeysOf(useBlockProps(node, readProducts));
  const { data, error } = useQuery(ContentProductsDocument, {
    variables: { urlKeys, pageSize: Math.max(urlKeys.length, 1) },
    skip: urlKeys.length === 0,
  });
  if (error || urlKeys.length === 0) return null;

  const found = new Map((data?.products?.items ?? []).map((product) => [product?.url_key, product]));
  const cards = data
    ? urlKeys
        .map((key) => found.get(key))
        .filter((product) => product != null)
        .map((product) => (
          <li key={product.uid} className={styles.item}>
            <ProductCard
              product={product}
              sizes={carouselSizes}
              action={<CardAddButton product={product} />}
              corner={<CardHeart product={product} />}
            />
          </li>
        ))
    : urlKeys.map((key) => (
        <li key={key} className={styles.item}>
          <ProductCardShimmer />
        </li>
      ));

  const label = intl.formatMessage({ id: 'content.products' });
  return node.appearance === 'carousel' ? (
    <ScrollRail label={label}>{cards}</ScrollRail>
  ) : (
    <ul className={styles.grid} aria-label={label}>
      {cards}
    </ul>
  );
};
