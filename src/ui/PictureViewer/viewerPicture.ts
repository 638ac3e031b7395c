/** A picture of the viewer. */
export interface ViewerPicture {
  /** Path or address of the picture, as the image service knows it. */
  file: string;
  /** Text alternative, which the caption says, too. */
  label: string;
  /** Its own size in pixels; a product's picture has none and is four to five. */
  size?: { width: number; height: number };
}
