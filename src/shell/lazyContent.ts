import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Content of the back office inside the shell: its chunk comes when it is first shown, never with the first load. */
export const lazyContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "content" */ '@/features/content/Content')).Content,
);
