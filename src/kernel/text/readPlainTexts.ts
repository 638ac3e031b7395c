import { plainTexts } from './plainTexts';

/** Every entity that there is, in a chunk of its own: few catalogues need it. */
const loadDecoder = () => import(/* webpackChunkName: "entities" */ './decodeAll');

/**
 * An answer as {@link plainTexts} makes it, at once or, where it has a rare entity, when those are known.
 * @returns what the usual ones make of it where the others cannot be loaded.
 */
export const readPlainTexts = (answer: unknown): unknown => {
  let isRare = false;
  const plain = plainTexts(answer, () => {
    isRare = true;
  });
  return isRare
    ? loadDecoder().then(
        ({ decodeAll }) => decodeAll(answer),
        () => plain,
      )
    : plain;
};
