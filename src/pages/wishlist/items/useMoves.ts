import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { minicartToggled } from '@/features/cart/cartSlice';
import { loadAddFailure } from '@/features/cart/lazyCart';
import { errorText } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { moveAllToCart } from './moveToCart';

/** Moves a whole list into the cart, and says of each product that stayed why. */
export interface Moves {
  isBusy: boolean;
  /** In words for the shopper, by the item's id. */
  refusals: ReadonlyMap<string, string>;
  moveAll: (list: string | null) => Promise<void>;
}

/** @param onMoved told when nothing stayed, before the cart opens. */
export const useMoves = (onMoved: () => void): Moves => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const explainer = async (): Promise<(failure: unknown) => string> => {
    const fallback = intl.formatMessage({ id: 'cart.addFailed' });
    const loaded = await loadAddFailure().catch(() => undefined);
    return (failure) => loaded?.explain(failure, intl, fallback).message ?? errorText(failure, fallback);
  };
  const moveAll = async (list: string | null): Promise<void> => {
    if (isBusy || list === null) return;
    setIsBusy(true);
    setRefusals(new Map());
    try {
      const stayed = await dispatch(moveAllToCart(list, null));
      const explain = await explainer();
      setRefusals(
        new Map(
          stayed.map(({ itemId, message }) => [
            itemId,
            explain(new CombinedGraphQLErrors({ data: null, errors: [{ message }] })),
          ]),
        ),
      );
      if (stayed.length === 0) {
        onMoved();
        dispatch(minicartToggled(true));
      } else {
        const message = intl.formatMessage({ id: 'wishlist.someStayed' }, { count: stayed.length });
        dispatch(addToast({ type: 'warning', message }));
      }
    } catch (error) {
      dispatch(addToast({ type: 'error', message: (await explainer())(error) }));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusals, moveAll };
};
