const PREFIX = '/media/';
const LONGEST = 200;

/**
 * The asset path of an image URL (`catalog/product/m/a/x.jpg`), or undefined when it is not one:
 * only plain names of letters, digits, `-`, `_` and `.`, never a dot segment, never an escape.
 */
export function assetPathOf(pathname: string): string | undefined {
  if (!pathname.startsWith(PREFIX)) return undefined;
  const path = pathname.slice(PREFIX.length);
  if (path.length > LONGEST) return undefined;
  const plain = path.split('/').every((segment) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(segment));
  return plain ? path : undefined;
}
