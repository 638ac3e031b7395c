import { answering, replacePieces } from './replacePieces.js';

const rxjs = 'rxjs/dist/esm/internal/observable';

/** By module: what the shop has no use for, and texts for developers. */
const pieces = {
  // Durations and relative times are not said in words.
  '@formatjs/intl/index.js': [
    [/^\t\t(?:format(?:Duration|RelativeTime|Plural)|format\w+ToParts|\$t): .*\n/gm, ''],
    [/^\t\tget(?:Duration|RelativeTime)Format: memoize\([^]*?^\t\t\}\),\n/gm, ''],
    [/An \\`id\\` must be provided[^]*?messageDescriptor\)\}/, 'There is no id.'],
    [/\nTry polyfilling it using .*\n/g, ''],
    [/ See https:[^`]*/g, ''],
    answering('verifyConfigMessages'),
  ],
  'react-intl/index.js': [
    [/^\w+\.displayName = .*\n/gm, ''],
    [/(?<=^const \w+ = )(?=createFormatted\w+\()/gm, '/* @__PURE__ */ '],
    [/^\t\t\$t: .*\n/m, ''],
  ],
  // Notices in batches, thunks inside of slices, selectors of slices.
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs': [
    [/^const autoBatchEnhancer = [^]*?^\};$/m, 'const autoBatchEnhancer = undefined;'],
    [/^\tif \(autoBatch\) .*\n/m, ''],
    answering('isAsyncThunkSliceReducerDefinition', 'false'),
    answering('buildReducerCreators'),
    [/^\t\tfunction makeSelectorProps\([^]*?^\t\t\}\n/m, ''],
    ['...makeSelectorProps(reducerPath),', 'reducerPath,'],
    [/^\t\t\tinjectInto\([^]*?^\t\t\t\}\n/m, ''],
    [/^\tconst selector = Object\.assign\([^]*?^\t\}, \{ original: original\$1 \}\);\n/m, ''],
    ['inject,\n\t\tselector\n', 'inject\n'],
  ],
  // Observables are made of others, of lists and of promises.
  [`${rxjs}/from.js`]: [['scheduler ? scheduled(input, scheduler) : innerFrom(input)', 'innerFrom(input)']],
  [`${rxjs}/innerFrom.js`]: [
    [/^ {8}if \(is(?:AsyncIterable|Iterable|ReadableStreamLike)\(input\)\) \{\n.*\n {8}\}\n/gm, ''],
  ],
  // Portals and rendering at once; the rest is that of leanReact.js.
  'react-dom/cjs/react-dom.production.js': [
    [/^exports\.(?:pre\w+|requestFormReset|useFormSt\w+|browser) = [^]*?^\};\n/gm, ''],
  ],
};

/** The modules above, for the rule of the build. */
export const leanModules = Object.keys(pieces);

/** Loader for them. */
export default function leanLibraries(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const name = leanModules.find((each) => path.endsWith(`/node_modules/${each}`));
  return replacePieces(source, pieces[name], path);
}
