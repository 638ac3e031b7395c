import type { ComponentType } from 'react';
import { CategoryShimmer } from '@/pages/category/CategoryShimmer';
import { CmsShimmer } from '@/pages/cms/CmsShimmer';
import { ContentShimmer } from '@/pages/cms/ContentShimmer';
import { ProductShimmer } from '@/pages/product/ProductShimmer';
import type { ResolvedPage } from './routeOutcome';

const shimmers = {
  static: CmsShimmer,
  home: CmsShimmer,
  cms: ContentShimmer,
  category: CategoryShimmer,
  product: ProductShimmer,
} satisfies Record<ResolvedPage['type'], ComponentType>;

/** The placeholder of a page of a type (spec §2.1). */
export const RouteShimmer = ({ type }: { type: ResolvedPage['type'] }) => {
  const Shimmer = shimmers[type];
  return <Shimmer />;
};
