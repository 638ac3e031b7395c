import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { WhenNear } from '@/kernel/viewport/WhenNear';
import { CmsPage, type CmsPageProps } from './CmsPage';

const quotes = lazyComponent(
  async () => (await import(/* webpackChunkName: "review-quotes" */ '@/features/reviews/ReviewQuotes')).ReviewQuotes,
);

/** The content page at `/`, and below it what buyers say. */
export const HomePage = ({ page }: Pick<CmsPageProps, 'page'>) => (
  <CmsPage
    page={page}
    bottom={
      CAPABILITIES.reviewQuotes ? (
        <WhenNear room={<div data-coming="true" />}>
          <quotes.Component />
        </WhenNear>
      ) : null
    }
  />
);
