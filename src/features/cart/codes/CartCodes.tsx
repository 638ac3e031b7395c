import { Accordion } from '@/ui/Accordion/Accordion';
import type { Cart } from '../cartContents';
import { useGiftSection } from '../giftMessages/useGiftSection';
import { useCodeSections } from './useCodeSections';
import styles from './CartTools.module.css';

/** Discount code, gift card and gift messages in the summary of checkout, where delivery is chosen in its own step. */
export const CartCodes = ({ cart }: { cart: Cart }) => (
  <div className={styles.tools}>
    <Accordion items={[...useCodeSections(cart), ...useGiftSection(cart)]} />
  </div>
);
