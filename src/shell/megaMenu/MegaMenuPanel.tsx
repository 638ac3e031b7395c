import { LazyContent } from '@/features/content/LazyContent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Wrap } from '@/ui/Wrap/Wrap';
import type { MenuCategory } from '../menuTree';
import { SkipPanel } from './SkipPanel';
import styles from './MegaMenuPanel.module.css';

/** Flat links in columns of six, without promo. */
const SkinnyPanel = ({ category }: { category: MenuCategory }) => (
  <Wrap className={styles.skinnyPanel}>
    <ul className={styles.skinny}>
      {category.children.map(({ uid, name, path }) => (
        <li key={uid}>
          <ShopLink to={path} className={styles.link}>
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  </Wrap>
);

/** Groups in three columns with their sub-links, and promo content on the right. */
const NormalPanel = ({ category }: { category: MenuCategory }) => (
  <Wrap className={styles.normalPanel}>
    <ul className={styles.columns}>
      {category.children.map((group) => (
        <li key={group.uid}>
          <ShopLink to={group.path} className={styles.heading}>
            {group.name}
          </ShopLink>
          {group.children.length > 0 ? (
            <ul>
              {group.children.map(({ uid, name, path }) => (
                <li key={uid}>
                  <ShopLink to={path} className={styles.link}>
                    {name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
    {category.promo ? (
      <div className={styles.promo}>
        <LazyContent html={category.promo} fallback={null} />
      </div>
    ) : null}
  </Wrap>
);

/** Subcategories of a top-level category. */
export const MegaMenuPanel = ({ category }: { category: MenuCategory }) => (
  <>
    <SkipPanel />
    {category.isSkinny ? <SkinnyPanel category={category} /> : <NormalPanel category={category} />}
  </>
);
