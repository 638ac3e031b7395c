import { useRef } from 'react';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { useNear } from '@/kernel/viewport/useNear';
import { CmsPage, type CmsPageProps } from './CmsPage';

const quotes = lazyComponent(
  async () => (await import(/* webpackChunkName: "review-quotes" */ '@/features/reviews/ReviewQuotes')).ReviewQuotes,
);

const Quotes = () => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place}>
      {isNear ? (
        <Deferred>
          <quotes.Component />
        </Deferred>
      ) : null}
    </div>
  );
};

/** The content page at `/`, and below it what buyers say. */
export const HomePage = ({ page }: Pick<CmsPageProps, 'page'>) => (
  <CmsPage page={page} bottom={CAPABILITIES.reviewQuotes ? <Quotes /> : null} />
);
