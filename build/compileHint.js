import webpack from 'webpack';

/**
 * The shop's own scripts of a first page. Not the libraries: they come just before the first answer, and V8 takes over what it
 * has compiled in one go, before which nothing can be shown (docs/decisions/008-first-load.md).
 */
const calledOnLoad = /^static\/(?:main|page-(?:category|cms|product))\.[0-9a-f]+\.js$/;

/** Read by V8 in the first line of a script only (Explicit Compile Hints); a comment like any other elsewhere. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets V8 compile the scripts that put a first page together whole, on a thread of its own while they are loaded. Otherwise
 * it compiles each function on the main thread when it is first called: most of what their evaluation took there.
 */
export class CompileHint {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('CompileHint', (compilation) => {
      // Behind the minifier, which drops comments, and before names and hashes are made of the content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHint', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => calledOnLoad.test(file))) {
          compilation.updateAsset(name, (source) => new sources.ConcatSource(hint, source));
        }
      });
    });
  }
}
