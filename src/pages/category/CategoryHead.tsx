import { useLocation } from 'react-router-dom';
import { categoryPath } from '@/features/catalog/productPaths';
import { PageHead } from '@/kernel/head/PageHead';
import { readListQuery, toListFilter } from '@/features/listing/listQuery';
import type { CategoryFirstViewFragment } from './CategoryFirstView.graphql.generated';

/**
 * Title and metadata of a category. Each page of its list is a page for search engines; its orders, sizes and filters
 * are not, as there are more of them than anybody wants to find.
 */
export const CategoryHead = ({ category }: { category: CategoryFirstViewFragment }) => {
  const { search } = useLocation();
  const query = readListQuery(search);
  const isFiltered = toListFilter(query) !== undefined;
  const path = categoryPath(category);
  const isPlainPage = query.page > 1 && !isFiltered && query.sort === undefined && !/[?&]limit=/.test(search);
  return (
    <PageHead
      title={category.meta_title ?? category.name ?? ''}
      description={category.meta_description}
      canonical={isPlainPage ? `${path}?page=${query.page}` : path}
      {...(isFiltered ? { robots: 'noindex, follow' } : {})}
    />
  );
};
