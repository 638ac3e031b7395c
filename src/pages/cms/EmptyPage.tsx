import { useIntl } from 'react-intl';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { ShopLink } from '@/kernel/routing/ShopLink';
import pageStyles from './CmsPage.module.css';
import styles from './EmptyPage.module.css';

/** In the place of content that an editor has left empty: what the page is called, unless it has a heading, and where the shop begins. */
export const EmptyPage = ({ name }: { name: string | null }) => {
  const { formatMessage } = useIntl();
  const categories = useTopCategories();
  return (
    <div className={pageStyles.plain}>
      {name ? (
        <header className={styles.header}>
          <h1 className={pageStyles.heading}>{name}</h1>
        </header>
      ) : null}
      {categories && categories.length > 0 ? (
        <nav aria-label={formatMessage({ id: 'header.categories' })}>
          <ul className={styles.list}>
            {categories.map(({ uid, name: label, path }) => (
              <li key={uid}>
                <ShopLink to={path} className={styles.link}>
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
};
