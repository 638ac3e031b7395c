import webpack from 'webpack';

/** Adds a text to the build that is made of it. */
export class EmitText {
  /**
   * @param name of the file.
   * @param textOf gives the text for a compilation.
   */
  constructor(name, textOf) {
    this.name = name;
    this.textOf = textOf;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('EmitText', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitText', stage }, () =>
        compilation.emitAsset(this.name, new sources.RawSource(this.textOf(compilation))),
      );
    });
  }
}
