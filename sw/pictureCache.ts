/** Sizes of one picture differ in these parameters alone. */
const sizes = ['width', 'height'];

/** Stretching of the shape that rounding to whole pixels brings, as a share of the ratio. */
const ratioTolerance = 0.02;

interface Picture {
  /** The address without its size: the file, and what is done to it. */
  identity: string;
  width: number;
  /** Width divided by height; undefined where the picture keeps its own. */
  ratio: number | undefined;
}

const readPicture = (address: string): Picture | undefined => {
  const url = new URL(address);
  const [width = NaN, height = NaN] = sizes.map((name) => Number(url.searchParams.get(name) ?? NaN));
  if (!(width > 0)) return undefined;
  sizes.forEach((name) => url.searchParams.delete(name));
  url.searchParams.sort();
  return { identity: url.href, width, ratio: height > 0 ? width / height : undefined };
};

const isSameShape = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a / b - 1) < ratioTolerance;

/**
 * The smallest stored copy of a picture that is at least as wide as the one that is asked for, and the same in everything
 * else; undefined without one. Two products whose files have the same name are two pictures.
 */
export const largerCopy = (wanted: string, stored: readonly string[]): string | undefined => {
  const picture = readPicture(wanted);
  if (!picture) return undefined;
  let best: { address: string; width: number } | undefined;
  for (const address of stored) {
    const copy = readPicture(address);
    if (!copy || copy.identity !== picture.identity || !isSameShape(copy.ratio, picture.ratio)) continue;
    if (copy.width >= picture.width && copy.width < (best?.width ?? Infinity)) best = { address, width: copy.width };
  }
  return best?.address;
};
