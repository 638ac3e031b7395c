import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { contactPath } from '@/features/contact/contactPath';
import { LazyContent } from '@/features/content/LazyContent';
import { FavouriteLink } from '@/features/locator/FavouriteLink';
import { useFavourite } from '@/features/locator/useFavourite';
import { CurrencySwitcher } from '@/features/storeView/CurrencySwitcher';
import { StoreSwitcher } from '@/features/storeView/StoreSwitcher';
import { useStoreViews } from '@/features/storeView/useStoreViews';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { blockContent } from '../blockContent';
import { BlockSlot } from '../BlockSlot';
import { useAnotherTry } from '../useAnotherTry';
import { useShopSettings } from '../useShopSettings';
import { StripBlocksDocument } from './StripBlocks.graphql.generated';
import styles from './StripBlocks.module.css';

const identifiers = [BRAND.blocks.banner, BRAND.blocks.headerLinks];

/** The top strip's content: banner block left; the shopper's own store, extra link block, Contact Us and the switchers right. */
export const StripBlocks = () => {
  const { config } = useShopSettings();
  // A block that is not there is an error beside the others.
  const { data, loading, refetch } = useQuery(StripBlocksDocument, { variables: { identifiers }, errorPolicy: 'all' });
  useAnotherTry(!loading && !data, refetch);
  const { isLoading } = useStoreViews({ skip: loading });
  const favourite = useFavourite();
  const banner = blockContent(data, BRAND.blocks.banner);
  return (
    <>
      <div className={styles.banner} data-banner={loading || banner ? undefined : 'none'}>
        {banner ? <LazyContent html={banner} /> : null}
      </div>
      <div className={styles.side} data-waits={loading || isLoading || favourite.isLoading}>
        <FavouriteLink {...favourite} className={`${styles.link} ${styles.favourite}`} />
        <BlockSlot html={blockContent(data, BRAND.blocks.headerLinks)} className={styles.links} />
        {config?.contact_enabled ? (
          <ShopLink to={contactPath} className={styles.link}>
            <FormattedMessage id="header.contactUs" />
          </ShopLink>
        ) : null}
        {loading ? null : (
          <ErrorBoundary fallback={null}>
            <StoreSwitcher place="below" />
            <CurrencySwitcher place="below" />
          </ErrorBoundary>
        )}
      </div>
    </>
  );
};
