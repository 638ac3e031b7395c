import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Variants of one picture beyond this many push out the oldest, so no caller can fill the disk. */
const MOST_VARIANTS = 96;

/**
 * Files in one folder per picture. A file is written under another name and renamed, so a reader
 * (of this or another process) sees all of it or nothing. A cache that cannot be written is no
 * error: the picture is made again.
 */
export class DiskCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(picture: string, variant: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folder, picture, variant));
    } catch {
      return undefined;
    }
  }

  async has(picture: string, variant: string): Promise<boolean> {
    try {
      return (await stat(join(this.#folder, picture, variant))).isFile();
    } catch {
      return false;
    }
  }

  async write(picture: string, variant: string, bytes: Buffer): Promise<void> {
    const folder = join(this.#folder, picture);
    const draft = join(folder, `.${variant}.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, join(folder, variant));
      await this.#prune(folder);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Deletes every variant of a picture. */
  async drop(picture: string): Promise<void> {
    await rm(join(this.#folder, picture), { recursive: true, force: true });
  }

  async #prune(folder: string): Promise<void> {
    const variants = (await readdir(folder)).filter((name) => !name.startsWith('.'));
    if (variants.length <= MOST_VARIANTS) return;
    const aged = await Promise.all(
      variants.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
    );
    aged.sort((a, b) => a.time - b.time);
    for (const { name } of aged.slice(0, variants.length - MOST_VARIANTS))
      await rm(join(folder, name), { force: true });
  }
}
