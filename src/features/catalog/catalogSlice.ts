import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A category of the tree, as the menus need it. */
export interface CatalogCategory {
  uid: string;
  position: number;
  childrenCount: number;
  parentId: string;
  /** Uids of the children, by position, then uid. */
  children: string[];
}

/** A category as the backend gives it. */
export interface TreeCategory {
  uid: string;
  position?: number | null;
  children_count?: string | null;
  children?: readonly (TreeCategory | null)[] | null;
}

/** A category of the menus as the backend gives it. */
export interface MenuNode extends TreeCategory {
  name?: string | null;
  url_path?: string | null;
  url_suffix?: string | null;
  include_in_menu?: number | null;
  skinny_navigation?: number | null;
  promo_content?: string | null;
  promo_rich_content?: string | null;
  children?: readonly (MenuNode | null)[] | null;
}

/** The category tree as far as it was fetched, and the paging of the list that was shown last. */
export interface CatalogState {
  /** The roots of the tree of the menus, as they came. */
  menu: readonly (MenuNode | null)[];
  categories: Record<string, CatalogCategory>;
  currentPage: number;
  pageSize: number;
  prevPageTotal: number | null;
  /** Path of the category that the page on screen belongs to, where its address does not say so. */
  categoryPath: string | null;
}

export interface ChildCategory {
  uid: string;
  position: number;
  childrenCount: number;
}

/** The children of one category. */
export interface CategoryLevel {
  parentUid: string;
  children: readonly ChildCategory[];
}

/** The children of a category, as `updateCategories` takes them. */
export const childrenOf = ({ children }: TreeCategory): ChildCategory[] =>
  (children ?? []).flatMap((child) =>
    child ? [{ uid: child.uid, position: child.position ?? 0, childrenCount: Number(child.children_count ?? 0) }] : [],
  );

/** The levels of a tree, each by its parent. */
const levelsOf = (category: TreeCategory): CategoryLevel[] => {
  const children = childrenOf(category);
  if (children.length === 0) return [];
  const below = (category.children ?? []).flatMap((child) => (child ? levelsOf(child) : []));
  return [{ parentUid: category.uid, children }, ...below];
};

const initialState: CatalogState = {
  menu: [],
  categories: {},
  currentPage: 1,
  pageSize: 6,
  prevPageTotal: null,
  categoryPath: null,
};

const byPosition = (a: ChildCategory, b: ChildCategory): number =>
  a.position - b.position || (a.uid < b.uid ? -1 : Number(a.uid > b.uid));

/** A category that has children already keeps them: they are added once. */
const addLevels = ({ categories }: CatalogState, levels: readonly CategoryLevel[]): void => {
  for (const { parentUid, children } of levels) {
    const parent = (categories[parentUid] ??= {
      uid: parentUid,
      position: 0,
      childrenCount: children.length,
      parentId: '',
      children: [],
    });
    if (parent.children.length > 0) continue;
    const sorted = [...children].sort(byPosition);
    parent.children = sorted.map(({ uid }) => uid);
    for (const child of sorted) categories[child.uid] ??= { ...child, parentId: parentUid, children: [] };
  }
};

const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    /** Children of categories arrived. */
    updateCategories: (state, { payload }: PayloadAction<readonly CategoryLevel[]>) => addLevels(state, payload),
    /** The tree of the menus arrived, with its roots. */
    menuReceived: (state, { payload }: PayloadAction<readonly (MenuNode | null)[]>) => {
      Object.assign(state, { menu: payload });
      addLevels(
        state,
        payload.flatMap((root) => (root ? levelsOf(root) : [])),
      );
    },
    /** A page of a list was shown; only a success says so. */
    pageShown: (state, { payload }: PayloadAction<{ currentPage: number; pageSize: number; pageTotal: number }>) => {
      state.currentPage = payload.currentPage;
      state.pageSize = payload.pageSize;
      state.prevPageTotal = payload.pageTotal;
    },
    /** A product came on screen, with the category that it was come to from; null when it goes. */
    categoryPathChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.categoryPath = payload;
    },
  },
});

export const { updateCategories, menuReceived, pageShown, categoryPathChanged } = catalogSlice.actions;
/** Reducer of `catalog`. */
export const catalogReducer = catalogSlice.reducer;

/** The category tree as far as it was fetched, and the paging of the list that was shown last. */
export const selectCatalog = ({ catalog }: { catalog: CatalogState }): CatalogState => catalog;

/** Path of the category that the page on screen belongs to, where its address does not say so. */
export const selectCategoryPath = ({ catalog }: { catalog: CatalogState }): string | null => catalog.categoryPath;
