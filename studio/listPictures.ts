import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCatalogue } from '../backend/seed/readCatalogue';
import { parseArtwork } from './parseArtwork';
import type { Picture } from './picture';
import { premiumPictures } from './recipes/premiumPictures';
import { productPictures } from './recipes/productPictures';
import { setPictures } from './recipes/setPictures';
import { stockPictures } from './recipes/stockPictures';

type WrittenPicture = Omit<Picture, 'artwork'> & { artwork: unknown };

const readRecipes = (name: string): Picture[] => {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, 'recipes', name), 'utf8')) as WrittenPicture[];
  return written.map(({ artwork, ...picture }) => ({ ...picture, artwork: parseArtwork(artwork) }));
};

/**
 * Every picture of both shops with its recipe: products by the catalogue's data, the rest as editors wrote them.
 * @throws TypeError that names the first bad field of a recipe.
 */
export const listPictures = (): Picture[] => {
  const { products, rules } = readCatalogue();
  const palettes = new Set(
    products.filter(({ product }) => product.premium).map(({ product }) => product.pack.palette),
  );
  return [
    ...products.flatMap((family) => productPictures(family, rules)),
    ...setPictures(products),
    ...[...palettes].flatMap(premiumPictures),
    ...readRecipes('menu.json'),
    ...readRecipes('content.json'),
    ...readRecipes('reviews.json'),
    ...readRecipes('wrappings.json'),
    ...stockPictures(),
  ];
};
