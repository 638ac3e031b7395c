import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import { CardAddButton } from '@/features/cart/CardAddButton';
import type { ListedProductsFragment } from '@/features/listing/ListedProducts.graphql.generated';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { CardCompare } from '@/features/comparison/CardCompare';
import { lazyCompareTray } from '@/features/comparison/lazyComparison';
import { landingContent, listsProducts } from '@/features/listing/displayMode';
import { rememberCategory } from '@/features/listing/originCategory';
import { ProductListing } from '@/features/listing/ProductListing';
import { CardHeart } from '@/features/wishlist/CardHeart';
import { settings } from '@/kernel/app/settings';
import { Deferred } from '@/kernel/routing/Deferred';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { CategoryBlock } from './CategoryBlock';
import type { CategoryFirstViewFragment } from './CategoryFirstView.graphql.generated';
import { CategoryHead } from './CategoryHead';
import { CategoryHeader } from './CategoryHeader';
import styles from './CategoryPage.module.css';
import { SubcategoryNav } from './SubcategoryNav';

export interface CategoryPageProps {
  category: CategoryFirstViewFragment;
  /** The page of products that the address asks for; while another is on its way, the one of before. */
  list: ListedProductsFragment | null;
  listState?: 'loading' | 'failed' | undefined;
}

const renderAction = (product: ProductCardFieldsFragment) => <CardAddButton product={product} />;
const renderCorner = (product: ProductCardFieldsFragment) => (
  <>
    <CardHeart product={product} />
    <CardCompare product={product} />
  </>
);

const emptyCategory = (
  <EmptyState
    headingLevel={3}
    heading={<FormattedMessage id="category.empty" />}
    text={<FormattedMessage id="category.emptyHint" />}
    action={
      <Button to="/">
        <FormattedMessage id="category.emptyAction" />
      </Button>
    }
  />
);

/**
 * A category: title, description, sub-categories and its list of products, whose state stands in the address. A landing page
 * has an editor's block in the place of the list, another category one before it.
 */
export const CategoryPage = ({ category, list, listState }: CategoryPageProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { uid, name } = category;
  const block = landingContent(category);

  // The breadcrumbs of a product lead back to where the shopper came from.
  useEffect(() => rememberCategory(uid), [uid]);

  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <CategoryHead category={category} />
      <CategoryHeader category={category} />
      {block ? <CategoryBlock content={block} /> : null}
      <div className={styles.body}>
        <SubcategoryNav category={category} />
        {listsProducts(category) ? (
          <ProductListing
            label={intl.formatMessage({ id: 'category.productsOf' }, { name })}
            list={list}
            isLoading={listState === 'loading'}
            hasFailed={listState === 'failed' || (list === null && listState === undefined)}
            onRetry={() => void navigate(pathname + search, { replace: true })}
            scope={{ filter: { category_uid: { eq: uid } } }}
            sortedBy={CAPABILITIES.shopFilters ? null : category.default_sort_by || settings.sortBy}
            empty={emptyCategory}
            renderAction={renderAction}
            renderCorner={renderCorner}
          />
        ) : null}
      </div>
      <Deferred>
        <lazyCompareTray.Component />
      </Deferred>
    </main>
  );
};
