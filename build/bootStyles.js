import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes comments and layout out of a style sheet that holds nothing unusual. */
const shorten = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();

/** The faces that stand in for the fonts until those are there: without a file, and of the same metrics. */
const fallbackFaces = (css) =>
  (css.match(/@font-face\s*{[^}]*}/g) ?? []).filter((face) => !face.includes('url(')).join('');

/**
 * The styles that the boot shimmer needs: the fonts' stand-ins and the tokens, which the page keeps using, and its own.
 */
export const bootStyles = (root) => {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const own = ['boot', 'paint', 'hero'].map((name) => read(`src/boot/${name}.css`));
  return [fallbackFaces(read('src/ui/fonts.css')), read('src/ui/tokens.css'), ...own].map(shorten).join('\n');
};
