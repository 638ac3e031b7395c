import { type LazyComponent, lazyComponent } from '@/kernel/routing/lazyComponent';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import type { SectionCode } from './sectionOrder';

export interface SectionProps {
  product: ProductFirstViewFragment;
}

/** Sections below the buy box: the store's, and recently viewed products, always last. */
export type SlotCode = SectionCode | 'recently_viewed';

interface LazySection {
  section: LazyComponent<SectionProps>;
  /** What it is called for those who cannot see that it comes; without one it may turn out to be nothing, and is not announced. */
  labelId?: string;
}

/** Every section in a chunk of its own. */
export const lazySections: Record<SlotCode, LazySection> = {
  overview: {
    section: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "product-overview" */ './overview/OverviewSection')).OverviewSection,
    ),
    labelId: 'product.overview',
  },
  premium_content: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-content" */ './premium/PremiumSection')).PremiumSection,
    ),
    labelId: 'product.premium',
  },
  related: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-rails" */ './linked/RelatedSection')).RelatedSection,
    ),
    labelId: 'product.related',
  },
  recommendations: {
    section: lazyComponent(
      async () =>
        (await import(/* webpackChunkName: "product-rails" */ './linked/RecommendationsSection'))
          .RecommendationsSection,
    ),
    labelId: 'product.recommendations',
  },
  faq: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-faq" */ './faq/FaqSection')).FaqSection,
    ),
    labelId: 'product.faq',
  },
  reviews: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-reviews" */ './reviews/ReviewsSection')).ReviewsSection,
    ),
    labelId: 'product.reviews',
  },
  social_feed: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-content" */ './social/SocialSection')).SocialSection,
    ),
  },
  recently_viewed: {
    section: lazyComponent(
      async () => (await import(/* webpackChunkName: "product-rails" */ './recent/RecentSection')).RecentSection,
    ),
    labelId: 'product.recentlyViewed',
  },
};
