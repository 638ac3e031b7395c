import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { minicartToggled, selectIsMinicartOpen } from '@/features/cart/cartSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from '@/shell/LazySlot';

const miniCart = lazyComponent(
  async () => (await import(/* webpackChunkName: "mini-cart" */ './ShopMiniCart')).ShopMiniCart,
);

/** The place of the mini cart. When it does not come, the cart's page may. */
export const MiniCartSlot = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const showPage = (): void => {
    dispatch(minicartToggled(false));
    void navigate('/cart');
  };
  return <LazySlot isOpen={useSelector(selectIsMinicartOpen)} lazy={miniCart} onFailure={showPage} />;
};
