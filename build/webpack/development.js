import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

import { filePattern, servedPattern } from '../../settings/servedPaths.js';
import { extractStyles } from './page.js';
import { root } from './sources.js';

const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:8082';

/** The development server, before the backend. */
export const devServer = {
  port: Number(process.env.PORT ?? 8080),
  hot: true,
  static: false,
  compress: false,
  historyApiFallback: {
    disableDotRule: true,
    // A file that is not there is no page.
    rewrites: [{ from: new RegExp(filePattern), to: ({ parsedUrl }) => parsedUrl.pathname }],
  },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    {
      context: (pathname) => new RegExp(servedPattern).test(pathname),
      target: backendUrl,
      changeOrigin: false,
    },
  ],
};

/** The page that shows developers every part of `src/ui`; part of the development server, or alone with `--env playground`. */
export const playgroundPage = new HtmlWebpackPlugin({
  template: join(root, 'playground/index.html'),
  filename: 'playground.html',
  chunks: ['playground'],
});

/** The playground alone, for the tests that look at it. */
export const playgroundOnly = (config) => ({
  ...config,
  entry: { playground: './playground/main.tsx' },
  output: { ...config.output, path: join(root, '.cache/playground') },
  // The constants of the code are replaced there, too.
  plugins: [
    ...config.plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin),
    extractStyles(true),
    playgroundPage,
  ],
  optimization: { ...config.optimization, splitChunks: false },
});
