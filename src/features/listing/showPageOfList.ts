import { pageShown } from '@/features/catalog/catalogSlice';
import type { AppThunk } from '@/kernel/redux/thunk';
import type { ListedProductsFragment } from './ListedProducts.graphql.generated';

/** Where a page stands in its list, as the backend says. */
export type ListPaging = Pick<ListedProductsFragment, 'page_info'>;

/** Keeps in the catalogue's state which page of a list is on screen. A list that failed to load changes nothing. */
export const showPageOfList =
  (list: ListPaging | null | undefined): AppThunk =>
  (dispatch) => {
    const { current_page: currentPage, page_size: pageSize, total_pages: pageTotal } = list?.page_info ?? {};
    if (currentPage == null || pageSize == null || pageTotal == null) return;
    dispatch(pageShown({ currentPage, pageSize, pageTotal }));
  };
