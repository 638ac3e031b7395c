import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { type CartLine, itemOfLine } from '../cartContents';
import { addItemToCart, removeItemFromCart } from '../cartOperations';
import { addFreeGift } from '../offers/freeGift';
import { keepingGifts } from '../giftMessages/keptMessages';
import type { TellChange } from './useLineTrace';

/** Takes a line out of the cart and offers the way back: the same choice, quantity and plan. */
export const useRemoveLine = (tell: TellChange): ((line: CartLine) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return async (line) => {
    await dispatch(removeItemFromCart(line.uid));
    const message = formatMessage({ id: 'cart.removed' }, { name: line.product.name });
    tell(line, { type: 'info', message }, () =>
      dispatch(
        line.is_free_gift
          ? addFreeGift()
          : keepingGifts(line, itemOfLine(line), () => dispatch(addItemToCart(itemOfLine(line)))),
      ),
    );
  };
};
