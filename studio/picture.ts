import type { Artwork } from './artwork';

/** A picture of the shop: where it is served, its size without parameters in pixels, and its recipe. */
export interface Picture {
  /** Path below /media/, such as 'wysiwyg/home/hero.jpg'. */
  path: string;
  width: number;
  height: number;
  artwork: Artwork;
}
