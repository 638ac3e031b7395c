import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';
import { shareProducts, shareText } from './shareProducts';

/** Shares the products of a list by the device's own means, or copies their names and addresses. */
export const ShareButton = ({ load }: { load: () => Promise<readonly WishlistCardFragment[]> }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const share = async (): Promise<void> => {
    setIsBusy(true);
    const outcome = await load().then(
      (items) => shareProducts(formatMessage({ id: 'wishlist.shareTitle' }), shareText(items, window.location.origin)),
      () => 'lost' as const,
    );
    setIsBusy(false);
    if (outcome === 'copied')
      dispatch(addToast({ type: 'success', message: formatMessage({ id: 'wishlist.shareCopied' }) }));
    if (outcome === 'failed')
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'wishlist.shareFailed' }) }));
    if (outcome === 'lost')
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'wishlist.loadFailed' }) }));
  };
  return (
    <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => void share()}>
      <FormattedMessage id="wishlist.share" />
    </Button>
  );
};
