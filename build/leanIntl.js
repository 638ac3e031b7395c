import { answering, replacePieces } from './replacePieces.js';

/** What the shop does not say in words, and texts for developers; by package. */
const pieces = {
  '@formatjs/intl': [
    [/^\t\t(?:format(?:Duration|RelativeTime|Plural)|format\w+ToParts|\$t): .*\n/gm, ''],
    [/^\t\tget(?:Duration|RelativeTime)Format: memoize\([^]*?^\t\t\}\),\n/gm, ''],
    [/An \\`id\\` must be provided[^]*?messageDescriptor\)\}/, 'There is no id.'],
    [/\nTry polyfilling it using .*\n/g, ''],
    [/ See https:[^`]*/g, ''],
    answering('verifyConfigMessages'),
  ],
  'react-intl': [
    [/^\w+\.displayName = .*\n/gm, ''],
    [/(?<=^const \w+ = )(?=createFormatted\w+\()/gm, '/* @__PURE__ */ '],
    [/^\t\t\$t: .*\n/m, ''],
  ],
};

/** The packages above, for the rule of the build. */
export const leanIntlPackages = Object.keys(pieces);

/** Loader for their modules. */
export default function leanIntl(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const name = leanIntlPackages.find((each) => path.includes(`/node_modules/${each}/`));
  return replacePieces(source, pieces[name], path);
}
