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
