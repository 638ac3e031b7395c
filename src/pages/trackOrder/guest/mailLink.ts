import { numberIn } from '@/features/orders/afterOrder';

/** What the link of a mail to a guest is for. */
export interface MailLink {
  action: 'cancel' | 'return';
  key: string;
  /** The id of the order, where the link has it: the first versions of Magento's mails have the number in its place. */
  orderId: string | null;
  number: string;
  /** '' where the link has none. */
  token: string;
}

/** Reads the parameters of Magento's mails; null without a key, and for what this backend does not have. */
export const readMailLink = (search: string): MailLink | null => {
  const given = new URLSearchParams(search);
  const [key, order] = [given.get('confirmation_key'), given.get('order_id')];
  if (!key || !order) return null;
  const action = given.get('action') === 'return' ? 'return' : 'cancel';
  if (!(action === 'return' ? CAPABILITIES.guestReturns : CAPABILITIES.guestCancellation)) return null;
  const isUid = /^\d+$/.test(numberIn(order)) && !/^\d+$/.test(order);
  return {
    action,
    key,
    orderId: isUid ? order : null,
    number: isUid ? '' : order.slice(0, 50),
    token: given.get('orderRef') ?? '',
  };
};
