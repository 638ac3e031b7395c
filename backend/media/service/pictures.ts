import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Artwork } from '../artwork';
import { STAGE } from '../packs/design';
import { GENERATOR_VERSION } from '../generatorVersion';
import type { DiskCache } from './diskCache';
import { cutToRatio, type Size } from './imageSize';
import { deriveImage, rasterise, type Derivation } from './raster';
import { RenderQueue } from './renderQueue';

/**
 * Drawing an SVG takes a third of a second of one core, encoding a tenth: a core stays free for the shop. No more than
 * Node has threads for (four), so that files are still read meanwhile.
 */
const DRAWING_SLOTS = Math.min(3, Math.max(1, availableParallelism() - 1));
const ENCODING_SLOTS = 2;
const MOST_WAITING = 200;

/** How large a picture is drawn: at most this long and this many pixels. */
interface Tier {
  side: number;
  pixels: number;
}

/**
 * Drawing time follows the pixels (about 0.4 s a megapixel), so a picture is drawn small until somebody asks
 * for a large size: packs 960 wide and 1600, wide scenes 1920 and 2560. Above 2000 pixels the
 * rasteriser works in tiles, at several times the cost.
 */
const TIERS: Readonly<Record<'pack' | 'scene', { usual: Tier; large: Tier }>> = {
  pack: { usual: { side: 1200, pixels: 1.2e6 }, large: { side: 2000, pixels: 3.2e6 } },
  scene: { usual: { side: 1920, pixels: 2.1e6 }, large: { side: 2560, pixels: 4.2e6 } },
};

interface Master {
  file: string;
  size: Size;
}

function naturalSize(artwork: Artwork): Size {
  return artwork.kind === 'scene' ? artwork : STAGE;
}

function tiersOf(artwork: Artwork): { usual: Tier; large: Tier } {
  return TIERS[artwork.kind === 'scene' ? 'scene' : 'pack'];
}

function masterOf(artwork: Artwork, { side, pixels }: Tier): Master {
  const { width, height } = naturalSize(artwork);
  const scale = Math.min(side / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  return {
    file: `master-${side}.${artwork.kind === 'scene' ? 'jpg' : 'webp'}`,
    size: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
  };
}

/** The largest raster a picture is ever drawn in. */
export function largestSize(artwork: Artwork): Size {
  return masterOf(artwork, tiersOf(artwork).large).size;
}

/** The smallest raster that a variant can be made from without enlarging. */
function masterFor(artwork: Artwork, { size, ratio }: Derivation): Master {
  const tiers = tiersOf(artwork);
  const usual = masterOf(artwork, tiers.usual);
  const cut = cutToRatio(usual.size, ratio);
  const enough = cut.width >= size.width && cut.height >= size.height;
  return enough ? usual : masterOf(artwork, tiers.large);
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
  readonly #render: (artwork: Artwork) => string | Promise<string>;
  readonly #drawing = new RenderQueue(DRAWING_SLOTS, MOST_WAITING);
  readonly #encoding = new RenderQueue(ENCODING_SLOTS, MOST_WAITING);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(cache: DiskCache, render: (artwork: Artwork) => string | Promise<string>) {
    this.#cache = cache;
    this.#render = render;
  }

  /** @throws QueueFull */
  async variant(artwork: Artwork, derivation: Derivation): Promise<Buffer> {
    const picture = pictureKey(artwork);
    return this.#once(picture, variantName(derivation), async () => {
      const { file, size } = masterFor(artwork, derivation);
      const master = await this.#once(picture, file, () =>
        this.#drawing.run(async () =>
          rasterise(await this.#render(artwork), naturalSize(artwork), size, artwork.kind !== 'scene'),
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
