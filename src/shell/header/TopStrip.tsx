import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { useIsIdle } from './useIsIdle';

const stripBlocks = lazyComponent(
  async () => (await import(/* webpackChunkName: "top-strip" */ './StripBlocks')).StripBlocks,
);

/** What stands in the thin strip on top. It may come when the page has had its turn, as the strip's height is fixed. */
export const TopStrip = () =>
  useIsIdle() ? (
    <Deferred>
      <stripBlocks.Component />
    </Deferred>
  ) : null;
