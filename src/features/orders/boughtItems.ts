import type { BoughtItem } from './again/buyAgain';

/** What an order says of its lines, as far as buying again needs it. */
interface OrderedItem {
  product_sku: string;
  product_name?: string | null;
  quantity_ordered?: number | null;
  product_sale_price: { value?: number | null };
}

/** What somebody bought with an order; free gifts cost nothing and come by themselves. */
export const boughtItems = ({ items }: { items?: readonly (OrderedItem | null)[] | null }): BoughtItem[] =>
  (items ?? []).flatMap((item) =>
    item && item.product_sale_price.value !== 0
      ? [{ sku: item.product_sku, name: item.product_name ?? item.product_sku, quantity: item.quantity_ordered ?? 1 }]
      : [],
  );
