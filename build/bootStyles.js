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

/** The styles that the boot shimmer needs: the tokens, which the page keeps using, and its own. */
export const bootStyles = (root) =>
  ['src/ui/tokens.css', 'src/boot/boot.css'].map((file) => shorten(readFileSync(join(root, file), 'utf8'))).join('\n');
