import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { drawMaster } from './drawMaster';
import { listPictures } from './listPictures';
import type { Picture } from './picture';

/** A line of the list that the backend reads (`backend/media/masters.ts`). */
export interface ListedMaster {
  path: string;
  /** Size without parameters, in pixels. */
  width: number;
  height: number;
  /** File in the masters' folder; pictures of one recipe share it. */
  master: string;
  masterWidth: number;
  masterHeight: number;
  /** Tells whether the recipe is still the one that was drawn. */
  recipe: string;
}

export const mastersFolder = join(import.meta.dirname, 'masters');
const listFile = join(mastersFolder, 'index.json');

/** Raise it when the drawing changes, so that every picture is drawn again. */
const drawingVersion = 1;

const recipeOf = ({ artwork }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, artwork]))
    .digest('base64url')
    .slice(0, 16);

const readList = (): ListedMaster[] =>
  existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as ListedMaster[]) : [];

/** Named after the picture's place: 'wysiwyg/home/hero.jpg' -> 'home-hero.avif'. */
const fileOf = ({ path }: Picture): string => {
  const name = path.startsWith('catalog/') ? basename(path) : path.split('/').slice(1).join('-');
  return name.replace(/\.\w+$/, '.avif');
};

/** Paths whose recipe differs from what was drawn, and of pictures that the shop no longer has. */
export const findOutdated = (): string[] => {
  const listed = new Map(readList().map((entry) => [entry.path, entry]));
  const pictures = listPictures();
  const known = new Set(pictures.map(({ path }) => path));
  return [
    ...pictures.filter((picture) => listed.get(picture.path)?.recipe !== recipeOf(picture)).map(({ path }) => path),
    ...[...listed.keys()].filter((path) => !known.has(path)),
  ];
};

const writeList = (entries: readonly ListedMaster[]): void => {
  const lines = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1)).map((entry) => JSON.stringify(entry));
  writeFileSync(listFile, `[\n${lines.join(',\n')}\n]\n`);
};

const removeUnlisted = (entries: readonly ListedMaster[]): void => {
  const wanted = new Set(['index.json', ...entries.map(({ master }) => master)]);
  for (const name of readdirSync(mastersFolder)) if (!wanted.has(name)) rmSync(join(mastersFolder, name));
};

/**
 * Draws every picture whose recipe is new, lists all, and removes the files of pictures that are gone. The list is
 * written as it grows, so an interrupted run goes on where it stopped.
 * @param onProgress told after every picture: how many are done, and of how many.
 */
export const makeMasters = async (onProgress: (done: number, total: number) => void): Promise<void> => {
  mkdirSync(mastersFolder, { recursive: true });
  const drawn = new Map(readList().map((entry) => [entry.recipe, entry]));
  const entries: ListedMaster[] = [];
  const pictures = listPictures();
  for (const picture of pictures) {
    const recipe = recipeOf(picture);
    const known = drawn.get(recipe);
    const { path, width, height } = picture;
    if (known && existsSync(join(mastersFolder, known.master))) {
      entries.push({ ...known, path, width, height });
    } else {
      const { bytes, width: masterWidth, height: masterHeight } = await drawMaster(picture.artwork);
      const entry = { path, width, height, master: fileOf(picture), masterWidth, masterHeight, recipe };
      writeFileSync(join(mastersFolder, entry.master), bytes);
      drawn.set(recipe, entry);
      entries.push(entry);
      writeList([...new Map([...readList(), ...entries].map((listed) => [listed.path, listed])).values()]);
    }
    onProgress(entries.length, pictures.length);
  }
  writeList(entries);
  removeUnlisted(entries);
};
