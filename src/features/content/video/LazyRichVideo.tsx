import { Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';

const lazyRichVideo = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-film" */ './RichVideo')).RichVideo,
);

/** A film in running text; its player is fetched when there is one. Without it the text stays. */
export const LazyRichVideo = ({ element }: { element: HTMLElement }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={<div style={{ aspectRatio: '16 / 9' }} />}>
      <lazyRichVideo.Component element={element} />
    </Suspense>
  </ErrorBoundary>
);
