import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a file takes of the disk besides its content. */
const roomOfFile = 512;
/** So much of the room is left once it was full, so that not every new file has to delete one. */
const keptShare = 0.9;

export interface KeptFile {
  bytes: Buffer;
  /** When it was written, in milliseconds. */
  writtenMs: number;
}

/**
 * Files in a folder that take no more than so many bytes together: what was not used for longest goes first. A file is
 * written under another name and renamed, so a reader sees all of it or nothing. The folder may be deleted at any time, and
 * one that cannot be written is no error: then nothing is kept.
 */
export class BoundedFiles {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Sizes by name, what was not used for longest first. */
  readonly #sizes = new Map<string, number>();
  #total = 0;
  readonly #isListed: Promise<void>;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#isListed = this.#list().catch(() => undefined);
  }

  async read(name: string): Promise<KeptFile | undefined> {
    const path = this.#pathOf(name);
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
      this.#note(name, bytes.length);
      return { bytes, writtenMs: mtimeMs };
    } catch {
      this.#forget(name);
      return undefined;
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#isListed;
    const path = this.#pathOf(name);
    const draft = `${path}.${randomUUID()}.draft`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
      this.#note(name, bytes.length);
      await this.#makeRoom();
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }

  #note(name: string, size: number): void {
    this.#forget(name);
    this.#sizes.set(name, size + roomOfFile);
    this.#total += size + roomOfFile;
  }

  #forget(name: string): void {
    this.#total -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  async #makeRoom(): Promise<void> {
    if (this.#total <= this.#mostBytes) return;
    for (const name of this.#sizes.keys()) {
      if (this.#total <= this.#mostBytes * keptShare) return;
      this.#forget(name);
      await rm(this.#pathOf(name), { force: true });
    }
  }

  /** Takes over what a former process left, oldest first, and deletes what it did not finish. */
  async #list(): Promise<void> {
    const found: { name: string; size: number; writtenMs: number }[] = [];
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      if (entry.name.endsWith('.draft')) {
        await rm(path, { force: true });
        continue;
      }
      const { size, mtimeMs } = await stat(path);
      found.push({ name: entry.name, size, writtenMs: mtimeMs });
    }
    found.sort((a, b) => a.writtenMs - b.writtenMs);
    for (const { name, size } of found) if (!this.#sizes.has(name)) this.#note(name, size);
    await this.#makeRoom();
  }
}
