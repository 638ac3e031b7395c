import type { Size } from './imageSize';

/** What tells one picture from another. */
export interface PictureId {
  /** Absolute path of the file; name of a picture that lies elsewhere. */
  file: string;
  /** Changes with the picture's content. */
  version: string;
}

/** A picture that the shop has: a finished file, of which the image service makes every size. */
export interface Master extends PictureId {
  /** Reads a picture that lies in no file. */
  read?: () => Promise<Buffer>;
  /** Size of a response without parameters, in pixels. */
  natural: Size;
  /** Size of the file, in pixels: nothing larger is made of it. */
  size: Size;
}
