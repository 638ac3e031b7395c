import { productPath } from '@/features/catalog/productPaths';
import { PageHead } from '@/kernel/head/PageHead';
import { BuyBox } from './BuyBox';
import { ProductBreadcrumbs } from './ProductBreadcrumbs';
import { ProductGallery } from './gallery/ProductGallery';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import styles from './ProductPage.module.css';
import { productPictures } from '@/features/catalog/productPictures';
import { SaveProduct } from './SaveProduct';
import { ProductSections } from './sections/ProductSections';
import { useVariantSelection } from './useVariantSelection';

export interface ProductPageProps {
  product: ProductFirstViewFragment;
}

/** A product: pictures, what it is and costs, options, quantity and the way into the cart; below it what is in it. */
export const ProductPage = ({ product }: ProductPageProps) => {
  const choice = useVariantSelection(product);
  const name = product.name ?? '';
  const pictures = productPictures(product, choice.variant?.product);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead
        title={product.meta_title ?? name}
        description={product.meta_description}
        canonical={product.canonical_url ?? productPath(product)}
      />
      <ProductBreadcrumbs key={`crumbs ${product.uid}`} product={product} />
      <div className={styles.columns}>
        <ProductGallery
          // Another variant starts with its first picture; one that looks the same leaves them as they are.
          key={`pictures ${pictures.map(({ file }) => file).join()}`}
          pictures={pictures}
        >
          <SaveProduct product={product} choice={choice} place="picture" />
        </ProductGallery>
        <BuyBox key={`buy ${product.uid}`} product={product} choice={choice} />
      </div>
      <ProductSections
        key={`sections ${product.uid}`}
        product={product}
        variant={choice.variant?.product ?? undefined}
      />
    </main>
  );
};
