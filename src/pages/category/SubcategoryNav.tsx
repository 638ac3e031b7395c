import { useIntl } from 'react-intl';

import { categoryPath } from '@/features/catalog/productPaths';
import { shownSubcategories } from '@/features/listing/shownSubcategories';
import { ShopLink } from '@/kernel/routing/ShopLink';
import type { CategoryFirstViewFragment } from './CategoryFirstView.graphql.generated';
import styles from './SubcategoryNav.module.css';

/** The categories below this one, with their counts, in a row that scrolls sideways where it does not fit. */
export const SubcategoryNav = ({ category }: { category: CategoryFirstViewFragment }) => {
  const { formatMessage } = useIntl();
  const children = shownSubcategories(category.children);
  if (children.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'category.subcategories' }, { name: category.name })}>
      <ul className={styles.list}>
        {children.map((child) => (
          <li key={child.uid}>
            <ShopLink to={categoryPath({ ...child, url_suffix: category.url_suffix })} className={styles.link}>
              <span>{child.name}</span>
              <span className={styles.count}>{child.product_count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
