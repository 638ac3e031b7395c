import { useIntl } from 'react-intl';

import { categoryPath, productPath } from '@/features/catalog/productPaths';
import { PageHead } from '@/kernel/head/PageHead';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { BuyBox } from './BuyBox';
import { ProductGallery } from './ProductGallery';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import { ProductOverview } from './ProductOverview';
import styles from './ProductPage.module.css';
import { deepestCategory } from './productCategory';
import { productPictures } from './productPictures';
import { SaveProduct } from './SaveProduct';
import { useVariantSelection } from './useVariantSelection';

export interface ProductPageProps {
  product: ProductFirstViewFragment;
}

/** A product: pictures, what it is and costs, options, quantity and the way into the cart; below it what is in it. */
export const ProductPage = ({ product }: ProductPageProps) => {
  const { formatMessage } = useIntl();
  const choice = useVariantSelection(product);
  const category = deepestCategory(product);
  const name = product.name ?? '';
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead
        title={product.meta_title ?? name}
        description={product.meta_description}
        canonical={product.canonical_url ?? productPath(product)}
      />
      <Breadcrumbs
        items={[
          { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
          ...(category?.breadcrumbs ?? [])
            .filter((crumb) => crumb !== null)
            .map((crumb) => ({ label: crumb.category_name ?? '', to: categoryPath(crumb) })),
          ...(category ? [{ label: category.name ?? '', to: categoryPath(category) }] : []),
          { label: name },
        ]}
      />
      <div className={styles.columns}>
        <ProductGallery
          pictures={productPictures(product, choice.variant?.product)}
          corner={<SaveProduct product={product} choice={choice} place="picture" />}
        />
        <BuyBox product={product} choice={choice} />
      </div>
      <ProductOverview urlKey={product.url_key ?? ''} />
    </main>
  );
};
