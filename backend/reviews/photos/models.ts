/** A photo with its review's author. */
export interface PhotoRow {
  review_id: number;
  /** Path below `/media/`. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  author: string;
}

/** A shopper's photo as it is kept. */
export interface MadePhoto {
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}
