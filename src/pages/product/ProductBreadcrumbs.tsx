import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { categoryPathChanged } from '@/features/catalog/catalogSlice';
import { lastCategory, originCategory } from '@/features/listing/originCategory';
import { categoryPath } from '@/features/catalog/productPaths';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

/** The way back to where the shopper came from. It is found once a product: what is looked at later does not change it. */
export const ProductBreadcrumbs = ({ product }: { product: ProductFirstViewFragment }) => {
  const { formatMessage } = useIntl();
  const [origin] = useState(lastCategory);
  const category = originCategory(product, origin);
  const path = category ? categoryPath(category) : null;
  const dispatch = useAppDispatch();
  // The menu marks it too.
  useLayoutEffect(() => {
    dispatch(categoryPathChanged(path));
    return () => void dispatch(categoryPathChanged(null));
  }, [dispatch, path]);
  return (
    <Breadcrumbs
      items={[
        { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
        ...(category?.breadcrumbs ?? [])
          .filter((crumb) => crumb !== null)
          .map((crumb) => ({
            label: crumb.category_name ?? '',
            to: categoryPath({ ...crumb, url_suffix: category?.url_suffix ?? null }),
          })),
        ...(category ? [{ label: category.name ?? '', to: path ?? '' }] : []),
        { label: product.name ?? '' },
      ]}
    />
  );
};
