import type { PackSpec, PaletteName } from '../backend/seed/packSpec';
import type { TablewarePiece } from '../backend/seed/stockCatalogue/stockCatalogue';

/** Parameters of a picture, which the studio makes. */

/** front; back: its facts on a leaflet; scale: on a counter beside a glass of water. */
export const PACK_VIEWS = ['front', 'back', 'scale'] as const;
export type PackView = (typeof PACK_VIEWS)[number];

export const SCENES = ['windowsill', 'glasshouse', 'shoreline', 'meadow', 'flatlay', 'parcel'] as const;
export type SceneName = (typeof SCENES)[number];

/** Still lifes that products share: contents from close by, or an ingredient in a dish. */
export const STILLS = [
  'capsules',
  'tablets',
  'rounds',
  'softgels',
  'gummies',
  'powder',
  'drop',
  'bowl',
  'oil',
] as const;
export type StillName = (typeof STILLS)[number];

export interface StillArtwork {
  kind: 'still';
  still: StillName;
  /** Colour of what is shown, `#rrggbb`. */
  tone: string;
  /** Whose ground it lies on. */
  palette: PaletteName;
}

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
  /** flatlay: the powders as `#rrggbb`. */
  tones?: readonly string[];
}

export interface TablewareArtwork {
  kind: 'tableware';
  piece: TablewarePiece;
  /** `#rrggbb`. */
  glaze: string;
  speckled?: boolean;
}

export const WRAPPING_MOTIFS = ['sprig', 'wave', 'plain'] as const;

/** A parcel in gift wrapping; colours are `#rrggbb`. */
export interface WrappingArtwork {
  kind: 'wrapping';
  motif: (typeof WRAPPING_MOTIFS)[number];
  paper: string;
  /** Of the motif. */
  ink: string;
  ribbon: string;
}

/** A part of another picture as somebody at home would take it: not straight, in the light of a room. */
export interface CutArtwork {
  kind: 'cut';
  /** Path of the other picture. */
  of: string;
  /** The part, in shares of its width and height. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Degrees by which the camera was turned. */
  turn: number;
  /** Brightness; 1 leaves it. */
  light: number;
  /** How much redder the light is; 0 leaves it. */
  warmth: number;
}

export type Artwork =
  | { kind: 'pack'; pack: PackSpec; view: PackView }
  | { kind: 'cutout'; pack: PackSpec }
  | StillArtwork
  | SceneArtwork
  | CutArtwork
  | TablewareArtwork
  | WrappingArtwork;
