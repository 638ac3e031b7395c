import type { GetStoreViewsQuery, StoreViewFragment } from './api/GetStoreViews.graphql.generated';

/** A store view that can be chosen. */
export interface StoreView {
  id: number | null;
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  currency: string | null;
  locale: string | null;
  mediaUrl: string | null;
}

/** Store views that belong together, such as those of one country. */
export interface StoreViewGroup {
  code: string;
  views: readonly StoreView[];
}

const bySortOrder = (a: StoreViewFragment, b: StoreViewFragment): number =>
  (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0);

const toStoreView = (view: StoreViewFragment): StoreView => ({
  id: view.id,
  code: view.store_code ?? '',
  name: view.store_name ?? view.store_code ?? '',
  groupCode: view.store_group_code ?? '',
  groupName: view.store_group_name ?? '',
  currency: view.default_display_currency_code,
  locale: view.locale,
  mediaUrl: view.secure_base_media_url,
});

/** The store views of an answer, in their order. */
export const toStoreViews = (data: GetStoreViewsQuery | undefined): readonly StoreView[] =>
  (data?.availableStores ?? [])
    .filter((view) => view !== null)
    .toSorted(bySortOrder)
    .map(toStoreView)
    .filter(({ code }) => code !== '');

/** Store views by group, groups in the order of their first view. */
export const toGroups = (views: readonly StoreView[]): readonly StoreViewGroup[] => {
  const groups = new Map<string, StoreView[]>();
  for (const view of views) groups.set(view.groupCode, [...(groups.get(view.groupCode) ?? []), view]);
  return [...groups].map(([code, members]) => ({ code, views: members }));
};

/** Returns the label of a store view: 'group - store' when there are several groups. */
export const labelOf = ({ name, groupName }: StoreView, groups: readonly StoreViewGroup[]): string =>
  groups.length > 1 && groupName !== '' ? `${groupName} - ${name}` : name;

/** Currencies that may be chosen. */
export const toCurrencies = (data: GetStoreViewsQuery | undefined): readonly string[] =>
  (data?.currency?.available_currency_codes ?? []).filter((code) => code !== null);
