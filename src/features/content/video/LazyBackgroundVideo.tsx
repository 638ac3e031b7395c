import { lazy, Suspense } from 'react';

import type { BackgroundVideoProps } from './BackgroundVideo';

const BackgroundVideo = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-film" */ './BackgroundVideo')).BackgroundVideo,
}));

/** A film behind a block; the block's picture is there until it comes. */
export const LazyBackgroundVideo = (props: BackgroundVideoProps) => (
  <Suspense fallback={null}>
    <BackgroundVideo {...props} />
  </Suspense>
);
