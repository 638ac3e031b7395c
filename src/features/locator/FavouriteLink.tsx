import { FormattedMessage, useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { locationsPath } from './locationsPath';
import type { Favourite } from './useFavourite';

/** From Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors. */
const pin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0';

export interface FavouriteLinkProps extends Pick<Favourite, 'isEnabled' | 'favourite'> {
  className?: string | undefined;
}

/** The way to the shopper's own shop, or to all of them; nothing where the store view has no favourites. */
export const FavouriteLink = ({ isEnabled, favourite, className }: FavouriteLinkProps) => {
  const { formatMessage } = useIntl();
  if (!isEnabled) return null;
  return (
    <ShopLink
      to={favourite ? `/${favourite.path}` : locationsPath}
      className={className}
      aria-label={favourite ? formatMessage({ id: 'locator.yourStoreIs' }, { name: favourite.name }) : undefined}
    >
      <LineIcon path={pin} size={18} />
      {favourite ? favourite.name : <FormattedMessage id="locator.title" />}
    </ShopLink>
  );
};
