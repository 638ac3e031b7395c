import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc's minifier: smaller output than the default here (docs/decisions/008), and quicker. */
export const minifyScripts = new MinimizerPlugin({
  extractComments: false,
  minify: MinimizerPlugin.swcMinify,
  terserOptions: {
    ecma: 2022,
    compress: {
      passes: 3,
      ecma: 2022,
      pure_getters: true,
      keep_fargs: false,
    },
    mangle: true,
    format: { comments: false },
  },
});

const compressible = { test: /\.(js|css|html|json|svg|txt|webmanifest)$/, threshold: 512, minRatio: 1 };

/** Writes a brotli copy of every text. */
export const brotli = new CompressionPlugin({
  ...compressible,
  algorithm: 'brotliCompress',
  filename: '[path][base].br',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
});

/** And a gzip copy. */
export const gzip = new CompressionPlugin({
  ...compressible,
  algorithm: 'gzip',
  filename: '[path][base].gz',
  compressionOptions: { level: 9 },
});
