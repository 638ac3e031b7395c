import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import type { MenuCategory } from '../menuTree';
import styles from './MobileMenu.module.css';

export interface CategoryLevelProps {
  categories: readonly MenuCategory[];
  /** undefined at the root. */
  parent: MenuCategory | undefined;
  onEnter: (uid: string) => void;
  onBack: () => void;
}

/** Focus follows into the level that has just come. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** One level of the tree: back, the category itself, and what is below it. */
export const CategoryLevel = ({ categories, parent, onEnter, onBack }: CategoryLevelProps) => (
  <>
    {parent ? (
      <button type="button" className={styles.back} ref={takeFocus} onClick={onBack}>
        <Icon name="arrowLeft" size={18} />
        <FormattedMessage id="header.back" />
      </button>
    ) : null}
    <ul>
      {parent ? (
        <li>
          <ShopLink to={parent.path} className={styles.row}>
            <FormattedMessage id="header.allOf" values={{ name: parent.name }} />
          </ShopLink>
        </li>
      ) : null}
      {categories.map(({ uid, name, path, children }) => (
        <li key={uid}>
          {children.length > 0 ? (
            <button type="button" className={styles.row} onClick={() => onEnter(uid)}>
              {name}
              <Icon name="chevronRight" size={18} />
            </button>
          ) : (
            <ShopLink to={path} className={styles.row}>
              {name}
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  </>
);
