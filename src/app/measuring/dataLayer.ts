import type { EventItem, ShopEvent } from './shopEvents';

declare global {
  interface Window {
    /** Google's tag manager reads it; other tag managers do, too. */
    dataLayer?: unknown[];
  }
}

const toGaItem = ({ sku, name, price, quantity, index }: EventItem) => ({
  item_id: sku,
  item_name: name,
  ...(price === undefined ? {} : { price }),
  ...(quantity === undefined ? {} : { quantity }),
  ...(index === undefined ? {} : { index }),
});

/** Pence are counted whole: 0.1 + 0.2 is 0.3. */
const valueOf = (items: readonly EventItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0) / 100;

const goods = (items: readonly EventItem[]) => {
  const currency = items.find((item) => item.currency)?.currency;
  return { ...(currency ? { currency, value: valueOf(items) } : {}), items: items.map(toGaItem) };
};

const stepNames = { begin: 'begin_checkout', shipping: 'add_shipping_info', payment: 'add_payment_info' } as const;

/** An event in the names of Google Analytics 4 (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export const toGaEvent = (event: ShopEvent): { event: string; [name: string]: unknown } => {
  switch (event.kind) {
    case 'page':
      return { event: 'page_view', page_path: event.path, page_type: event.page };
    case 'product':
      return { event: 'view_item', ecommerce: goods([event.item]) };
    case 'list':
      return { event: 'view_item_list', ecommerce: { item_list_name: event.list, items: event.items.map(toGaItem) } };
    case 'click':
      return { event: 'select_item', ecommerce: { item_list_name: event.list, items: [toGaItem(event.item)] } };
    case 'add':
      return { event: 'add_to_cart', ecommerce: goods(event.items) };
    case 'remove':
      return { event: 'remove_from_cart', ecommerce: goods(event.items) };
    case 'checkoutStep':
      return { event: stepNames[event.step], ecommerce: goods(event.items) };
    case 'purchase':
      return {
        event: 'purchase',
        ecommerce: { ...goods(event.items), ...event.total, transaction_id: event.order },
      };
    case 'search':
      return { event: 'search', search_term: event.term };
    case 'signIn':
      return { event: 'login' };
  }
};

/** Puts an event where a tag manager finds it. One event must not inherit the goods of the one before. */
export const pushToDataLayer = (event: ShopEvent): void => {
  const layer = (window.dataLayer ??= []);
  const pushed = toGaEvent(event);
  if ('ecommerce' in pushed) layer.push({ ecommerce: null });
  layer.push(pushed);
};
