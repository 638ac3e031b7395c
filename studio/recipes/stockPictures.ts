import { variantsOf } from '../../backend/seed/stockCatalogue/seedStockCatalogue';
import { readStockCatalogue, stockPictureFile } from '../../backend/seed/stockCatalogue/stockCatalogue';
import type { Picture } from '../picture';
import { tablewareSize } from '../tableware/drawTableware';

/** Glazes of which a swatch shows more than their colour. */
const speckle = 'Speckle';
const speckleColour = '#cfc3ad';

/** Folders and sizes in which a backend without an image service keeps a swatch's picture; the first has what was sent in. */
const swatchSizes = { '': [110, 90], 'swatch_image/30x20/': [30, 20], 'swatch_thumb/110x90/': [110, 90] } as const;

/** Pictures of the stock shop: each product and variant in its glaze, and the swatches that are pictures. */
export const stockPictures = (): Picture[] => {
  const { attributes, products } = readStockCatalogue();
  const glazes = attributes.find(({ code }) => code === 'glaze')?.options ?? [];
  const colourOf = (label: string | undefined): string =>
    label === speckle ? speckleColour : (glazes.find((glaze) => glaze.label === label)?.swatch ?? '#d8cbb5');
  const articles = products.flatMap((product) => {
    const variants = variantsOf(product);
    const [first] = variants;
    return [{ ...product, attributes: { ...product.attributes, ...first?.options } }, ...variants];
  });
  const goods = articles.flatMap(({ key, piece, attributes: { glaze } }): Picture[] =>
    piece
      ? [
          {
            path: `catalog/product${stockPictureFile(key)}`,
            ...tablewareSize,
            artwork: { kind: 'tableware', piece, glaze: colourOf(glaze), speckled: glaze === speckle },
          },
        ]
      : [],
  );
  const swatches = Object.entries(swatchSizes).map(([folder, [width, height]]): Picture => ({
    path: `attribute/swatch/${folder}s/p/speckle.jpg`,
    width,
    height,
    artwork: { kind: 'tableware', piece: 'mug', glaze: speckleColour, speckled: true },
  }));
  return [...goods, ...swatches];
};
