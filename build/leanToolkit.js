import { answering, replacePieces } from './replacePieces.js';

/** What the shop's slices and its store have no use for: lists of notices, thunks inside of slices, selectors of slices. */
const pieces = [
  [/^const autoBatchEnhancer = [^]*?^\};$/m, 'const autoBatchEnhancer = undefined;'],
  [/^\tif \(autoBatch\) .*\n/m, ''],
  answering('isAsyncThunkSliceReducerDefinition', 'false'),
  answering('buildReducerCreators'),
  [/^\t\tfunction makeSelectorProps\([^]*?^\t\t\}\n/m, ''],
  ['...makeSelectorProps(reducerPath),', 'reducerPath,'],
  [/^\t\t\tinjectInto\([^]*?^\t\t\t\}\n/m, ''],
  [/^\tconst selector = Object\.assign\([^]*?^\t\}, \{ original: original\$1 \}\);\n/m, ''],
  ['inject,\n\t\tselector\n', 'inject\n'],
];

/** Loader for Redux Toolkit. */
export default function leanToolkit(source) {
  return replacePieces(source, pieces, this.resourcePath);
}
