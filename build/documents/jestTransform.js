import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import documentLoader from './documentLoader.js';
import { documentRewriter } from './rewriteDocument.js';

const root = join(import.meta.dirname, '../..');
const { createTransformer: createCompiler } = createRequire(import.meta.url)('@swc/jest');

/** The transformer of generated documents for jest: tests send the documents that the build makes, then compiled as any module. */
export const createTransformer = (compilerOptions) => {
  const compiler = createCompiler(compilerOptions);
  let rewrite;
  const rewritten = (source) => {
    rewrite ??= documentRewriter(root, { absent: new Set() });
    return documentLoader.call({ getOptions: () => ({ rewrite }) }, source);
  };
  return {
    process: (source, path, options) => compiler.process(rewritten(source), path, options),
    getCacheKey: (source, ...rest) =>
      createHash('sha256')
        .update(rewritten(source))
        .update(compiler.getCacheKey(source, ...rest))
        .digest('hex'),
  };
};

export default { createTransformer };
