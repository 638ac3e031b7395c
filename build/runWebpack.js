import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });

/**
 * Compiles something of the shop by itself, into a folder that is gone afterwards.
 * @param config of webpack, without the place of its output.
 * @param read takes what is needed from the folder.
 */
export const runWebpack = async (config, read) => {
  const folder = mkdtempSync(join(tmpdir(), 'boot-'));
  try {
    await run({ ...config, devtool: false, output: { ...config.output, path: folder } });
    return await read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
