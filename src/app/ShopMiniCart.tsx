import { MiniCart } from '@/features/cart/MiniCart';
import { CartExpress } from '@/features/checkout/ExpressPlace';

/** The mini cart with the wallets that the cart may be paid with. */
export const ShopMiniCart = () => <MiniCart renderExpress={(filled) => <CartExpress {...filled} />} />;
