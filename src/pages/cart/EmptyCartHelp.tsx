import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTopCategories } from '@/features/listing/useTopCategories';
import { BestRatedSlot } from '@/features/recommendations/BestRatedSlot';
import { RecentlyViewed } from '@/features/recentlyViewed/RecentlyViewed';
import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './EmptyCartHelp.module.css';

/** How many categories to offer. */
const linkCount = 6;

/** Ways on from an empty cart: the cart of an account, categories, and recently viewed products. */
export const EmptyCartHelp = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const categories = useTopCategories(linkCount);
  return (
    <>
      {isSignedIn ? null : (
        <p className={styles.hint}>
          <FormattedMessage
            id="cart.signInHint"
            values={{
              link: (
                <ShopLink className={styles.link} to={signInPath('/cart')}>
                  <FormattedMessage id="session.signIn" />
                </ShopLink>
              ),
            }}
          />
        </p>
      )}
      {categories && categories.length > 0 ? (
        <ul className={styles.categories}>
          {categories.map(({ uid, name, path }) => (
            <li key={uid}>
              <ShopLink className={styles.category} to={path}>
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      ) : null}
      {categories ? (
        <>
          <div className={styles.recent}>
            <RecentlyViewed />
          </div>
          <BestRatedSlot />
        </>
      ) : null}
    </>
  );
};
