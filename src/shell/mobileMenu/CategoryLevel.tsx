import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { MenuCategory } from '../menuTree';
import styles from './MobileMenu.module.css';
import { useCategoryLevel } from './useCategoryLevel';

export interface CategoryLevelProps {
  /** Categories at the root. */
  root: readonly MenuCategory[];
  /** undefined at the root. */
  parent: MenuCategory | undefined;
  /** The category that the shopper came back from, whose row gets the focus. */
  cameFrom: string | undefined;
  onEnter: (category: MenuCategory) => void;
  onBack: () => void;
}

const rowsWhileLoading = [0, 1, 2, 3];

/** One level of the tree: back, the category itself, and what is below it. Mounted again for each level. */
export const CategoryLevel = ({ root, parent, cameFrom, onEnter, onBack }: CategoryLevelProps) => {
  const { categories, isLoading, hasFailed, retry } = useCategoryLevel(parent, root);
  const start = useRef<HTMLButtonElement>(null);

  // The focus follows into the level that has just come.
  useEffect(() => start.current?.focus({ preventScroll: true }), []);

  return (
    <>
      {parent ? (
        <button type="button" className={styles.back} ref={cameFrom === undefined ? start : undefined} onClick={onBack}>
          <Icon name="arrowLeft" size={18} />
          <FormattedMessage id="header.back" />
        </button>
      ) : null}
      <ul aria-busy={isLoading || undefined}>
        {parent ? (
          <li>
            <ShopLink to={parent.path} className={styles.row}>
              <FormattedMessage id="header.allOf" values={{ name: parent.name }} />
            </ShopLink>
          </li>
        ) : null}
        {categories.map((category) => (
          <li key={category.uid}>
            {category.children.length > 0 || category.hasMore ? (
              <button
                type="button"
                className={styles.row}
                aria-expanded={false}
                ref={category.uid === cameFrom ? start : undefined}
                onClick={() => onEnter(category)}
              >
                {category.name}
                <Icon name="chevronRight" size={18} />
              </button>
            ) : (
              <ShopLink to={category.path} className={styles.row}>
                {category.name}
              </ShopLink>
            )}
          </li>
        ))}
        {isLoading
          ? rowsWhileLoading.map((row) => (
              <li key={row} className={styles.row}>
                <Shimmer className={styles.waiting} />
              </li>
            ))
          : null}
      </ul>
      {hasFailed ? (
        <div className={styles.failure}>
          <RetryNotice onRetry={retry}>
            <FormattedMessage id="header.levelFailed" />
          </RetryNotice>
        </div>
      ) : null}
    </>
  );
};
