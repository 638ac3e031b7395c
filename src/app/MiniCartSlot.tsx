import { useSelector } from 'react-redux';
import { selectIsMinicartOpen } from '@/kernel/app/appSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LazySlot } from '@/shell/LazySlot';

const miniCart = lazyComponent(
  async () => (await import(/* webpackChunkName: "mini-cart" */ '@/features/cart/MiniCart')).MiniCart,
);

/** The place of the mini cart. */
export const MiniCartSlot = () => <LazySlot isOpen={useSelector(selectIsMinicartOpen)} lazy={miniCart} />;
