import webpack from 'webpack';
import { withEagerFunctions } from './eagerFunctions.js';

/** The shop's own scripts of a first page: compiled whole. */
const ownScripts = /^static\/(?:main|page-(?:category|cms|product))\.[0-9a-f]+\.js$/;

/**
 * The libraries: function by function, without the methods of classes. They come just before the first answer, and compiled
 * whole they hold it up (docs/decisions/008-first-load.md).
 */
const libraries = /^static\/vendor(?:-react)?\.[0-9a-f]+\.js$/;

/** Read by V8 in the first line of a script only (Explicit Compile Hints); a comment like any other elsewhere. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets a browser compile the scripts that put a first page together on a thread of its own while they are loaded. Otherwise
 * it compiles each function on the main thread when it is first called: most of what their evaluation took there.
 */
export class CompileHint {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    const hinted = (source) => new sources.ConcatSource(hint, source);
    const eager = (source) => new sources.RawSource(withEagerFunctions(source.source().toString()));
    compiler.hooks.compilation.tap('CompileHint', (compilation) => {
      // Behind the minifier, which drops comments and parentheses, and before names and hashes are made of the content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHint', stage }, (assets) => {
        for (const name of Object.keys(assets)) {
          if (ownScripts.test(name)) compilation.updateAsset(name, hinted);
          if (libraries.test(name)) compilation.updateAsset(name, eager);
        }
      });
    });
  }
}
