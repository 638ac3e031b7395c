import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Pictures in running text: most of it has none. What it stands in waits for it, so that nothing moves when it comes. */
export const richPicture = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-blocks" */ './RichPicture')).RichPicture,
);

/** And drawings, which are rarer still. */
export const richVector = lazyComponent(
  async () => (await import(/* webpackChunkName: "content-vector" */ './RichVector')).RichVector,
);
