import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import type { FavouriteLocation } from './favourite/favouriteSlice';
import { setFavourite } from './favourite/favouriteThunks';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite';

export interface FavouriteButtonProps {
  location: FavouriteLocation;
  size?: 'normal' | 'small';
}

/** Milliseconds that the message of a failure stays. */
const failureMs = 8000;

/** Makes a shop the shopper's own; nothing where the store view has no favourites. */
export const FavouriteButton = ({ location, size = 'normal' }: FavouriteButtonProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { addToast } = useToasts();
  const { isEnabled, isLoading, favourite } = useFavourite();
  if (isLoading) {
    return (
      <Button size={size} className={styles.waits} isDisabled>
        <FormattedMessage id="locator.makeYours" />
      </Button>
    );
  }
  if (!isEnabled) return null;
  const isFavourite = favourite?.identifier === location.identifier;
  const choose = async (): Promise<void> => {
    if (isFavourite || (await dispatch(setFavourite(location)))) return;
    addToast({ type: 'error', message: formatMessage({ id: 'locator.notSaved' }), timeout: failureMs });
  };
  return (
    <Button
      size={size}
      priority={isFavourite ? 'low' : 'normal'}
      aria-pressed={isFavourite}
      onClick={() => void choose()}
    >
      {isFavourite ? <Icon name="check" size={18} /> : null}
      {isFavourite ? <FormattedMessage id="locator.yourStore" /> : <FormattedMessage id="locator.makeYours" />}
    </Button>
  );
};
