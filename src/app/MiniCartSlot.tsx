import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { minicartToggled, selectIsMinicartOpen } from '@/features/cart/cartSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from '@/shell/LazySlot';
import type { ShopStore } from './store';

const miniCart = lazyComponent(
  async () => (await import(/* webpackChunkName: "mini-cart" */ './ShopMiniCart')).ShopMiniCart,
);

/** Whether something has left the cart, or was left behind at the sign-in, that nobody has been told: the cart tells. */
const selectHasNews = ({ cartContext }: ReturnType<ShopStore['getState']>): boolean =>
  [...(cartContext?.lostProducts ?? []), ...(cartContext?.linesNotCarried ?? [])].length > 0;

/** The place of the mini cart. When it does not come, the cart's page may. */
export const MiniCartSlot = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const showPage = (): void => {
    dispatch(minicartToggled(false));
    void navigate('/cart');
  };
  return (
    <LazySlot
      isOpen={useSelector(selectIsMinicartOpen)}
      isNeeded={useSelector(selectHasNews)}
      lazy={miniCart}
      onFailure={showPage}
    />
  );
};
