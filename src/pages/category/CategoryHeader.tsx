import { useIntl } from 'react-intl';

import { categoryPath } from '@/features/catalog/productPaths';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { CategoryDescription } from './CategoryDescription';
import type { CategoryFirstViewFragment } from './CategoryFirstView.graphql.generated';
import styles from './CategoryHeader.module.css';

/** Breadcrumbs, name and description of a category. */
export const CategoryHeader = ({ category }: { category: CategoryFirstViewFragment }) => {
  const { formatMessage } = useIntl();
  const parents = (category.breadcrumbs ?? []).filter((crumb) => crumb !== null);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
          ...parents.map((crumb) => ({
            label: crumb.category_name ?? '',
            to: categoryPath({ ...crumb, url_suffix: category.url_suffix }),
          })),
          { label: category.name ?? '' },
        ]}
      />
      <header className={styles.header}>
        <h1 className={styles.heading}>{category.name}</h1>
        {category.description ? <CategoryDescription html={category.description} /> : null}
      </header>
    </>
  );
};
