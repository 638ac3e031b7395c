import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Wanted only where there is a pointer, so it is no part of the first load. */
export const lazyHoverPicture = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-hover" */ './HoverPicture')).HoverPicture,
);
