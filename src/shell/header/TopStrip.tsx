import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { useIsIdle } from './useIsIdle';

const stripBlocks = lazyComponent(
  async () => (await import(/* webpackChunkName: "top-strip" */ './StripBlocks')).StripBlocks,
);

/** Text of the thin strip on top. It may load late, as the strip's height is fixed. */
export const TopStrip = () =>
  useIsIdle() ? (
    <Deferred>
      <stripBlocks.Component />
    </Deferred>
  ) : null;
