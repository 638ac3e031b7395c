import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Master, PictureId } from './master';
import type { DiskCache } from './diskCache';
import { deriveImage, type Derivation } from './raster';
import { RenderQueue } from './renderQueue';

/** Encoding runs on Node's worker threads (four); the others stay free for reading files and checking passwords. */
const encodingSlots = 2;
const mostWaiting = 200;

/** Folder name of everything that is made from one master. */
export const pictureKey = ({ file, version }: PictureId): string =>
  createHash('sha256')
    .update(JSON.stringify([file, version]))
    .digest('hex')
    .slice(0, 32);

/** File name of a variant: readable, and different for all that differ. */
export const variantName = ({ size, ratio, format, quality, progressive }: Derivation): string => {
  const cut = ratio === undefined ? '' : `-r${ratio.toFixed(4)}`;
  const scan = format === 'jpeg' && progressive ? '-p' : '';
  const grade = format === 'png' ? '' : `-q${quality}`;
  return `${size.width}x${size.height}${cut}${grade}${scan}.${format}`;
};

/** Makes and keeps variants; equal requests that arrive together are made once. */
export class Pictures {
  readonly #cache: DiskCache;
  readonly #encoding = new RenderQueue(encodingSlots, mostWaiting);
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(cache: DiskCache) {
    this.#cache = cache;
  }

  /** @throws QueueFull */
  async variant(master: Master, derivation: Derivation): Promise<Buffer> {
    const picture = pictureKey(master);
    const name = variantName(derivation);
    const key = `${picture}/${name}`;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const made = this.#readOrMake(picture, name, async () =>
      this.#encoding.run(async () =>
        deriveImage(await (master.read?.() ?? readFile(master.file)), master.size, derivation),
      ),
    );
    this.#pending.set(key, made);
    try {
      return await made;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Whether a variant is on the disk already. */
  async has(master: Master, derivation: Derivation): Promise<boolean> {
    return this.#cache.has(pictureKey(master), variantName(derivation));
  }

  /** Deletes what was made of a picture that nobody can ask for any more, and what is still being made. */
  async forget(id: PictureId): Promise<void> {
    const picture = pictureKey(id);
    const pending = [...this.#pending].filter(([key]) => key.startsWith(`${picture}/`));
    await Promise.allSettled(pending.map(([, made]) => made));
    await this.#cache.drop(picture);
  }

  async #readOrMake(picture: string, file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await this.#cache.read(picture, file);
    if (cached !== undefined) return cached;
    const bytes = await make();
    await this.#cache.write(picture, file, bytes);
    return bytes;
  }
}
