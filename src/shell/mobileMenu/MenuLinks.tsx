import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { contactPath } from '@/features/contact/contactPath';
import { FavouriteLink } from '@/features/locator/FavouriteLink';
import { useFavourite } from '@/features/locator/useFavourite';
import { LazyContent } from '@/features/content/LazyContent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { contactShapes } from '../contactShapes';
import { blockContent } from '../blockContent';
import { useShopSettings } from '../useShopSettings';
import { DrawerExtraLinksDocument } from './DrawerExtraLinks.graphql.generated';
import styles from './MobileMenu.module.css';

/** Below the categories: the shopper's own store, Contact Us when the shop has it, and the extra links of the back office. */
export const MenuLinks = () => {
  const { config } = useShopSettings();
  const favourite = useFavourite();
  const { data, loading } = useQuery(DrawerExtraLinksDocument, {
    variables: { identifiers: [BRAND.blocks.headerLinks] },
    errorPolicy: 'all',
  });
  // All at once: the first of them come last, and would push the others down.
  if (loading && !data) return <div className={styles.links} data-coming="true" />;
  const extra = blockContent(data, BRAND.blocks.headerLinks);
  return (
    <div className={styles.links}>
      {extra ? (
        <div className={styles.extra}>
          <LazyContent html={extra} fallback={null} />
        </div>
      ) : null}
      <FavouriteLink {...favourite} className={styles.link} />
      {config?.contact_enabled ? (
        <ShopLink to={contactPath} className={styles.link}>
          <LineIcon path={contactShapes.mail} size={18} />
          <FormattedMessage id="header.contactUs" />
        </ShopLink>
      ) : null}
    </div>
  );
};
