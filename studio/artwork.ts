import type { PackSpec, PaletteName } from '../backend/seed/packSpec';
import type { TablewarePiece } from '../backend/seed/stockCatalogue/stockCatalogue';

/** Parameters of a picture, which the studio draws. */

/** front; still: with its content; back: facts; close: label; dose: content alone; scale: beside a glass; flatlay: ingredients in bowls. */
export const PACK_VIEWS = ['front', 'still', 'back', 'close', 'dose', 'scale', 'flatlay'] as const;
export type PackView = (typeof PACK_VIEWS)[number];

export const SCENES = ['windowsill', 'glasshouse', 'shoreline', 'meadow', 'flatlay', 'parcel'] as const;
export type SceneName = (typeof SCENES)[number];

export interface SceneArtwork {
  kind: 'scene';
  scene: SceneName;
  width: number;
  height: number;
  packs?: readonly PackSpec[];
  /** Where the packs stand, 0 to 1 from the left. */
  anchor?: number;
  /** Largest size of the group as a share of the width. */
  fit?: number;
  /** windowsill: vase and loose capsules; shown unless false. */
  vase?: boolean;
  /** meadow: the left stays free for text. */
  clear?: boolean;
  seed?: number;
  /** flatlay: the four powders as `#rrggbb`. */
  tones?: readonly string[];
  /** flatlay: palettes of the two heaps of capsules. */
  capsules?: readonly PaletteName[];
}

export interface TablewareArtwork {
  kind: 'tableware';
  piece: TablewarePiece;
  /** `#rrggbb`. */
  glaze: string;
  speckled?: boolean;
}

export type Artwork =
  | { kind: 'pack'; pack: PackSpec; view: PackView }
  | { kind: 'cutout'; pack: PackSpec }
  | SceneArtwork
  | TablewareArtwork;
