import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { share } from '@/kernel/sharing/share';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';
import { shareText } from './shareText';

/** Shares the products of a list by the device's own means, or copies their names and addresses. */
export const ShareButton = ({ load }: { load: () => Promise<readonly WishlistCardFragment[]> }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const shareList = async (): Promise<void> => {
    setIsBusy(true);
    const outcome = await load().then(
      (items) =>
        share({ title: formatMessage({ id: 'wishlist.shareTitle' }), text: shareText(items, window.location.origin) }),
      () => 'lost' as const,
    );
    setIsBusy(false);
    if (outcome === 'copied')
      dispatch(addToast({ type: 'success', message: formatMessage({ id: 'wishlist.shareCopied' }) }));
    if (outcome === 'failed') dispatch(addToast({ type: 'error', message: formatMessage({ id: 'share.failed' }) }));
    if (outcome === 'lost')
      dispatch(addToast({ type: 'error', message: formatMessage({ id: 'wishlist.loadFailed' }) }));
  };
  return (
    <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => void shareList()}>
      <FormattedMessage id="wishlist.share" />
    </Button>
  );
};
