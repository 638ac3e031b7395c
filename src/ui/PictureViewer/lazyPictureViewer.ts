import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** For those who open a picture. */
export const lazyPictureViewer = lazyComponent(
  async () => (await import(/* webpackChunkName: "picture-viewer" */ './PictureViewer')).PictureViewer,
);
