import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { CardAddButton } from '@/features/cart/CardAddButton';
import { pageShown } from '@/features/catalog/catalogSlice';
import { rememberCategory } from '@/features/catalog/lastCategory';
import { ProductGrid } from '@/features/catalog/ProductGrid';
import { PageHead } from '@/kernel/head/PageHead';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { categoryPath } from '@/features/catalog/productPaths';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import type { CategoryFirstViewFragment } from './CategoryFirstView.graphql.generated';
import { CategoryBlock } from './CategoryBlock';
import { CategoryHeader } from './CategoryHeader';
import { CategoryTools } from './CategoryTools';
import styles from './CategoryPage.module.css';
import { pageLink } from './listLinks';
import { SubcategoryNav } from './SubcategoryNav';

/** Cards of the first row on a desktop: their pictures load at once, the others when they come near. */
const firstRow = 3;

export interface CategoryPageProps {
  category: CategoryFirstViewFragment;
}

/** A category: title, description, sub-categories, one page of products, sorting and paging. All of it stands in the URL. */
export const CategoryPage = ({ category }: CategoryPageProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { name, products, meta_title: metaTitle, meta_description: description } = category;
  const info = products?.page_info;
  const items = (products?.items ?? []).filter((product) => product !== null);
  const currentPage = info?.current_page ?? 1;
  const pageTotal = info?.total_pages ?? 0;
  const pageSize = info?.page_size ?? items.length;

  useEffect(() => {
    dispatch(pageShown({ currentPage, pageSize, pageTotal }));
  }, [dispatch, currentPage, pageSize, pageTotal]);

  // A product that is looked at next says in its breadcrumbs where the shopper came from.
  useEffect(() => rememberCategory(category.uid), [category.uid]);

  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={metaTitle ?? name ?? ''} description={description} canonical={categoryPath(category)} />
      <CategoryHeader category={category} />
      <div className={styles.layout}>
        <SubcategoryNav category={category} />
        <div>
          <CategoryTools total={products?.total_count ?? 0} />
          {items.length > 0 ? (
            <ProductGrid
              products={items}
              priorityCount={firstRow}
              label={intl.formatMessage({ id: 'category.productsOf' }, { name })}
              renderAction={(product) => <CardAddButton product={product} />}
            />
          ) : (
            <EmptyState
              heading={<FormattedMessage id="category.empty" />}
              text={<FormattedMessage id="category.emptyHint" />}
              action={
                <Button to="/">
                  <FormattedMessage id="category.emptyAction" />
                </Button>
              }
            />
          )}
          <div className={styles.pages}>
            <Pagination
              currentPage={currentPage}
              totalPages={pageTotal}
              toPage={(page) => pageLink(location, page)}
              label={intl.formatMessage({ id: 'category.pages' })}
            />
          </div>
        </div>
      </div>
      <CategoryBlock content={category.cms_block?.content} />
    </main>
  );
};
