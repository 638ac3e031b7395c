import { lazy, Suspense } from 'react';

const RichVideo = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-film" */ './RichVideo')).RichVideo,
}));

/** A film in running text; its player is fetched when there is one. */
export const LazyRichVideo = ({ element }: { element: HTMLElement }) => (
  <Suspense fallback={<div style={{ aspectRatio: '16 / 9' }} />}>
    <RichVideo element={element} />
  </Suspense>
);
