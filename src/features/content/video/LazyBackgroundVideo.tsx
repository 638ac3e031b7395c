import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import type { BackgroundVideoProps } from './BackgroundVideo';

const lazyBackgroundVideo = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-film" */ './BackgroundVideo')).BackgroundVideo,
);

/** A film behind a block; the block's picture is there until it comes. */
export const LazyBackgroundVideo = (props: BackgroundVideoProps) => (
  <Deferred>
    <lazyBackgroundVideo.Component {...props} />
  </Deferred>
);
