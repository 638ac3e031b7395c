import { useEffect } from 'react';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { pageShown } from '@/features/catalog/catalogSlice';
import type { ListedProductsFragment } from './ListedProducts.graphql.generated';

/** Tells the catalog slice which page of a list is on screen: on success only. */
export const usePageShown = (list: Pick<ListedProductsFragment, 'page_info'> | null | undefined): void => {
  const dispatch = useAppDispatch();
  const { current_page: currentPage, page_size: pageSize, total_pages: pageTotal } = list?.page_info ?? {};
  useEffect(() => {
    if (currentPage == null || pageSize == null || pageTotal == null) return;
    dispatch(pageShown({ currentPage, pageSize, pageTotal }));
  }, [dispatch, currentPage, pageSize, pageTotal]);
};
