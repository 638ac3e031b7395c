import webpack from 'webpack';

/** What nearly every function of is called while the page is put together. The libraries are not: much of them never runs. */
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
