import type { Configuration } from 'webpack';

/** Declared for the benches, which are TypeScript. */
export const runWebpack: <Result>(
  config: Configuration,
  read: (folder: string) => Result | Promise<Result>,
) => Promise<Result>;
