import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { RecentlyViewed } from '@/features/recentlyViewed/RecentlyViewed';
import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { EmptyCartCategoriesDocument } from './EmptyCartHelp.graphql.generated';
import styles from './EmptyCartHelp.module.css';

/** How many categories to offer (design language §3.12). */
const linkCount = 6;

/** What helps on from an empty cart: the cart of an account, categories, and what was looked at lately. */
export const EmptyCartHelp = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useQuery(EmptyCartCategoriesDocument);
  const categories = (data?.categories?.items?.[0]?.children ?? [])
    .filter((category) => category !== null)
    .filter(({ include_in_menu, url_path }) => include_in_menu === 1 && url_path)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .slice(0, linkCount);
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
      {categories.length > 0 ? (
        <ul className={styles.categories}>
          {categories.map(({ uid, name, url_path: path, url_suffix: suffix }) => (
            <li key={uid}>
              <ShopLink className={styles.category} to={`/${path ?? ''}${suffix ?? ''}`}>
                {name}
              </ShopLink>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.recent}>
        <RecentlyViewed />
      </div>
    </>
  );
};
