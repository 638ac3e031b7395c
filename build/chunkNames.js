/**
 * Takes a chunk's name for its id: the table that leads from id to file then has each name once, and the others need none.
 */
export class ChunkNames {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkNames', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ChunkNames', stage: -100 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
