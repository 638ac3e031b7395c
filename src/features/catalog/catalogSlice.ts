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

/** The category tree as far as it was fetched, and the paging of the list that was shown last. */
export interface CatalogState {
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

/** A category as the backend gives it. */
export interface TreeCategory {
  uid: string;
  position?: number | null;
  children_count?: string | null;
  children?: readonly (TreeCategory | null)[] | null;
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

const initialState: CatalogState = {
  categories: {},
  currentPage: 1,
  pageSize: 6,
  prevPageTotal: null,
  categoryPath: null,
};

const byPosition = (a: ChildCategory, b: ChildCategory): number =>
  a.position - b.position || (a.uid < b.uid ? -1 : Number(a.uid > b.uid));

const catalogSlice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    /** Children of categories arrived. A category that has children already keeps them: they are added once. */
    updateCategories: ({ categories }, { payload }: PayloadAction<readonly CategoryLevel[]>) => {
      for (const { parentUid, children } of payload) {
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

export const { updateCategories, pageShown, categoryPathChanged } = catalogSlice.actions;
/** Reducer of `catalog`. */
export const catalogReducer = catalogSlice.reducer;

/** The category tree as far as it was fetched, and the paging of the list that was shown last. */
export const selectCatalog = ({ catalog }: { catalog: CatalogState }): CatalogState => catalog;

/** Path of the category that the page on screen belongs to, where its address does not say so. */
export const selectCategoryPath = ({ catalog }: { catalog: CatalogState }): string | null => catalog.categoryPath;
