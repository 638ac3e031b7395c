import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { importWithRetry, lazyComponent } from '@/kernel/routing/lazyComponent';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { AccordionItem } from '@/ui/Accordion/Accordion';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import type { Cart } from '../cartContents';
import type { CartRootState } from '../cartOperations';
import { keptMessagesKey } from './noteMessage';
import { type GiftPlaces, useGiftPlaces } from './useGiftPlaces';

const lazyGiftPanel =
  CAPABILITIES.giftMessages || CAPABILITIES.giftOptions
    ? lazyComponent(async () => (await import(/* webpackChunkName: "cart-gift-messages" */ './GiftPanel')).GiftPanel)
    : undefined;

const loadSettling = () => importWithRetry(() => import(/* webpackChunkName: "cart-gift-messages" */ './settleKept'));

const settleGifts =
  (): AppThunk<Promise<void>, CartRootState> =>
  async (dispatch, _getState, { storage }) => {
    if (!lazyGiftPanel || storage.storedAt(keptMessagesKey) === undefined) return;
    const { settleKept } = await loadSettling();
    await dispatch(settleKept());
  };

const takesOptions = ({ order, wrapsLines }: GiftPlaces): boolean =>
  Boolean(order?.takesWrapping || order?.takesCard || order?.takesReceipt) || wrapsLines;

/** The section for gift messages and wrapping, where backend and merchant have them; a list, to be spread into others. */
export const useGiftSection = (cart: Cart): AccordionItem[] => {
  const dispatch = useAppDispatch();
  const places = useGiftPlaces(cart);
  useEffect(() => {
    // A line has changed, here or on an earlier page: its message and wrapping go along.
    void dispatch(settleGifts()).catch(() => undefined);
  }, [dispatch, cart]);
  if (!lazyGiftPanel || !places) return [];
  return [
    {
      id: 'gift-message',
      heading: <FormattedMessage id={takesOptions(places) ? 'giftOption.heading' : 'giftMessage.heading'} />,
      content: (
        <Suspense fallback={<LoadingIndicator />}>
          <lazyGiftPanel.Component cart={cart} places={places} />
        </Suspense>
      ),
    },
  ];
};
