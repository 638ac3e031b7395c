import { createHash } from 'node:crypto';
import type { Artwork } from '../artwork';
import { STAGE } from '../packs/design';
import { GENERATOR_VERSION } from '../renderArtwork';
import type { DiskCache } from './diskCache';
import { cutToRatio, type Size } from './imageSize';
import { deriveImage, rasterise, type Derivation } from './raster';
import { RenderQueue } from './renderQueue';

/** Drawing an SVG takes a second of one core, encoding a tenth: a core stays free for the shop. */
const DRAWING_SLOTS = 1;
const ENCODING_SLOTS = 2;
const MOST_WAITING = 200;

const PACK_WIDTH = 1600;
/** The rasteriser draws above 2000 pixels in tiles, at several times the cost: only on demand. */
const SCENE_WIDTH = 1920;
const LARGE_SCENE_WIDTH = 2560;

interface Master {
  file: string;
  size: Size;
}

function naturalSize(artwork: Artwork): Size {
  return artwork.kind === 'scene' ? artwork : STAGE;
}

function masterOf(artwork: Artwork, width: number): Master {
  const natural = naturalSize(artwork);
  const lossless = artwork.kind !== 'scene';
  return {
    file: `master-${width}.${lossless ? 'webp' : 'jpg'}`,
    size: { width, height: Math.round((width * natural.height) / natural.width) },
  };
}

/** The largest raster a picture is ever drawn in. */
export function largestSize(artwork: Artwork): Size {
  return masterOf(artwork, artwork.kind === 'scene' ? LARGE_SCENE_WIDTH : PACK_WIDTH).size;
}

/** The smallest raster that a variant can be made from without enlarging. */
function masterFor(artwork: Artwork, { size, ratio }: Derivation): Master {
  if (artwork.kind !== 'scene') return masterOf(artwork, PACK_WIDTH);
  const usual = masterOf(artwork, SCENE_WIDTH);
  const cut = cutToRatio(usual.size, ratio);
  const enough = cut.width >= size.width && cut.height >= size.height;
  return enough ? usual : masterOf(artwork, LARGE_SCENE_WIDTH);
}

/** Folder name of everything made from one recipe by this version of the generator. */
export function pictureKey(artwork: Artwork): string {
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, artwork]))
    .digest('hex')
    .slice(0, 32);
}

/** File name of a variant: readable, and different for all that differ. */
export function variantName({ size, ratio, format, quality, progressive }: Derivation): string {
  const cut = ratio === undefined ? '' : `-r${ratio.toFixed(4)}`;
  const scan = format === 'jpeg' && progressive ? '-p' : '';
  const grade = format === 'png' ? '' : `-q${quality}`;
  return `${size.width}x${size.height}${cut}${grade}${scan}.${format}`;
}

/** Draws, derives and keeps pictures; equal requests that arrive together are made once. */
export class Pictures {
  readonly #cache: DiskCache;
  readonly #render: (artwork: Artwork) => string;
  readonly #drawing = new RenderQueue(DRAWING_SLOTS, MOST_WAITING);
  readonly #encoding = new RenderQueue(ENCODING_SLOTS, MOST_WAITING);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(cache: DiskCache, render: (artwork: Artwork) => string) {
    this.#cache = cache;
    this.#render = render;
  }

  /** @throws QueueFull */
  async variant(artwork: Artwork, derivation: Derivation): Promise<Buffer> {
    const picture = pictureKey(artwork);
    return this.#once(picture, variantName(derivation), async () => {
      const { file, size } = masterFor(artwork, derivation);
      const master = await this.#once(picture, file, () =>
        this.#drawing.run(() =>
          rasterise(this.#render(artwork), naturalSize(artwork), size.width, artwork.kind !== 'scene'),
        ),
      );
      return this.#encoding.run(() => deriveImage(master, size, derivation));
    });
  }

  /** Whether a variant lies on the disk already. */
  async has(artwork: Artwork, derivation: Derivation): Promise<boolean> {
    return this.#cache.has(pictureKey(artwork), variantName(derivation));
  }

  async #once(picture: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${picture}/${file}`;
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const made = this.#readOrMake(picture, file, make);
    this.#underWay.set(key, made);
    try {
      return await made;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #readOrMake(picture: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await this.#cache.read(picture, file);
    if (cached !== undefined) return cached;
    const bytes = await make();
    await this.#cache.write(picture, file, bytes);
    return bytes;
  }
}
