import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type ListedMaster, listFile, mastersFolder, readMasterList } from '../backend/media/masterList';
import { drawMaster, platesOf } from './drawMaster';
import { listPictures } from './listPictures';
import type { Picture } from './picture';
import { openStudio } from './plates/openStudio';
import { isRendered, renderPlates } from './plates/renderPlates';
import { writeMasterList } from './writeMasterList';

/** Raise it when models or their composition change, so that every picture is made again. */
const studioVersion = 2;

const recipeOf = ({ artwork }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([studioVersion, artwork]))
    .digest('base64url')
    .slice(0, 16);

/** Named after the picture's place: 'wysiwyg/home/hero.jpg' -> 'home-hero.avif'. */
const fileOf = ({ path }: Picture): string => {
  const name = path.startsWith('catalog/') ? basename(path) : path.split('/').slice(1).join('-');
  return name.replace(/\.\w+$/, '.avif');
};

/** Paths whose recipe differs from what was made, and of pictures that the shop no longer has. */
export const findOutdated = (): string[] => {
  const listed = new Map(readMasterList().map((entry) => [entry.path, entry]));
  const pictures = listPictures();
  const known = new Set(pictures.map(({ path }) => path));
  return [
    ...pictures.filter((picture) => listed.get(picture.path)?.recipe !== recipeOf(picture)).map(({ path }) => path),
    ...[...listed.keys()].filter((path) => !known.has(path)),
  ];
};

const removeUnlisted = (entries: readonly ListedMaster[]): void => {
  const wanted = new Set([listFile, ...entries.map(({ master }) => master)]);
  for (const name of readdirSync(mastersFolder)) if (!wanted.has(name)) rmSync(join(mastersFolder, name));
};

/** What a run tells about itself. */
export interface Progress {
  /** Before a plate is rendered, which takes minutes. */
  onRender: (plate: string) => void;
  /** After every picture: how many are done, and of how many. */
  onPicture: (done: number, total: number) => void;
}

/** What can be made without rendering comes first, and of that what needs least. */
const easiestFirst = (pictures: readonly Picture[]): Picture[] => {
  const effort = ({ artwork }: Picture): number => {
    // What is cut from another picture comes after it.
    if (artwork.kind === 'cut') return Infinity;
    const plates = platesOf(artwork);
    return plates.length + (plates.every(isRendered) ? 0 : 100);
  };
  return [...pictures].sort((a, b) => Number(effort(a) > effort(b)) - Number(effort(a) < effort(b)));
};

/**
 * Makes every picture whose recipe is new, lists all, and removes the files of pictures that are gone. What a picture
 * needs is rendered before it. Plates and list are written as they come, so an interrupted run goes on where it stopped.
 * @throws that names what the machine lacks, when something has to be rendered.
 */
export const makeMasters = async ({ onRender, onPicture }: Progress): Promise<void> => {
  mkdirSync(mastersFolder, { recursive: true });
  const made = new Map(readMasterList().map((entry) => [entry.recipe, entry]));
  const entries: ListedMaster[] = [];
  const pictures = easiestFirst(listPictures());
  const studio = openStudio();
  for (const picture of pictures) {
    const recipe = recipeOf(picture);
    const known = made.get(recipe);
    const { path, width, height, artwork } = picture;
    if (known && existsSync(join(mastersFolder, known.master))) {
      entries.push({ ...known, path, width, height });
    } else {
      renderPlates(platesOf(artwork), onRender);
      const { bytes, width: masterWidth, height: masterHeight } = await drawMaster(studio, artwork);
      const entry = { path, width, height, master: fileOf(picture), masterWidth, masterHeight, recipe };
      writeFileSync(join(mastersFolder, entry.master), bytes);
      made.set(recipe, entry);
      entries.push(entry);
      writeMasterList([...new Map([...readMasterList(), ...entries].map((listed) => [listed.path, listed])).values()]);
    }
    onPicture(entries.length, pictures.length);
  }
  writeMasterList(entries);
  removeUnlisted(entries);
};
