import type { PaymentMethod } from '../../context';

/** The real backend's ways to pay outside of the shop, with the titles of a fresh installation. */
const titles: Readonly<Record<string, string>> = {
  checkmo: 'Check / Money order',
  banktransfer: 'Bank Transfer Payment',
  cashondelivery: 'Cash On Delivery',
  purchaseorder: 'Purchase Order',
};

/** The way to pay that needs the number of the buyer's own purchase order. */
export const purchaseOrderCode = 'purchaseorder';

/** Whether a method takes no money when the order is placed: the merchant waits for it. */
export const isOfflineMethod = (code: string | null): boolean => code !== null && Object.hasOwn(titles, code);

/** Methods by their codes; unknown codes are left out. */
export const offlineMethodsOf = (codes: readonly string[]): PaymentMethod[] =>
  codes.flatMap((code) => {
    const title = Object.hasOwn(titles, code) ? titles[code] : undefined;
    return title === undefined ? [] : [{ code, title }];
  });
