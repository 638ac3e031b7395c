import type { BoughtItem } from './again/buyAgain';
import type { OrderedChoicesFragment } from './api/OrderedChoices.graphql.generated';

/** Returns the choices of an ordered product, in words: options, typed answers, parts of a bundle, links. */
export const orderedChoices = (item: OrderedChoicesFragment): string[] => [
  ...(item.selected_options ?? []).flatMap((option) => option?.value ?? []),
  ...('bundle_options' in item
    ? (item.bundle_options ?? []).flatMap((option) =>
        (option?.values ?? []).flatMap((value) =>
          value ? [value.quantity > 1 ? `${value.quantity} × ${value.product_name}` : value.product_name] : [],
        ),
      )
    : []),
  ...('downloadable_links' in item ? (item.downloadable_links ?? []).flatMap((link) => link?.title ?? []) : []),
  ...(item.entered_options ?? []).flatMap((option) => (option ? [`${option.label}: ${option.value}`] : [])),
];

/** What an ordered set cost less than its parts; null for everything else. */
export const orderedSaving = (item: OrderedChoicesFragment) => ('set_saving' in item ? item.set_saving : null);

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

/** The address of the files that a customer bought. */
export const downloadsPath = '/order-history?downloads';

/** Whether files were bought with an order. */
export const hasDownloads = ({ items }: { items?: readonly (object | null)[] | null }): boolean =>
  (items ?? []).some((item) => item !== null && 'downloadable_links' in item);
