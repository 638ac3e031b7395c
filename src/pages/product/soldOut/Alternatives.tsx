import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { productPath } from '@/features/catalog/productPaths';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Image } from '@/ui/Image/Image';
import { SoldOutAlternativesDocument } from './SoldOutAlternatives.graphql.generated';
import styles from './SoldOut.module.css';

/** As many as fit beside the pictures. */
const mostShown = 3;
const widths = [80, 160] as const;

/** What one may take instead and can have now; nothing where there is none, or it is not known. */
export const Alternatives = ({ sku }: { sku: string }) => {
  const heading = useId();
  const { data } = useQuery(SoldOutAlternativesDocument, { variables: { sku } });
  const products = (data?.products?.items?.[0]?.upsell_products ?? [])
    .filter((product) => product !== null)
    .filter(({ stock_status: stock }) => stock === 'IN_STOCK')
    .slice(0, mostShown);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <FormattedMessage id="soldOut.instead" />
      </h2>
      <ul className={styles.alternatives}>
        {products.map((product) => (
          <li key={product.uid} className={styles.alternative}>
            <Image
              className={styles.picture}
              resource={product.small_image?.url}
              type="product"
              alt=""
              sizes="64px"
              widths={widths}
            />
            <div className={styles.words}>
              <ShopLink to={productPath(product)} className={styles.name}>
                {product.name}
              </ShopLink>
              {product.pack_summary ? <p className={styles.pack}>{product.pack_summary}</p> : null}
            </div>
            <ProductPrice range={product.price_range} />
          </li>
        ))}
      </ul>
    </section>
  );
};
