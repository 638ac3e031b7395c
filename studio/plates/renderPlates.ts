import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder, fetchWeights, missingTools } from './tools';

/** Where the images of a plate are kept. */
export const plateFolder = (name: string): string => join(cacheFolder, 'plates', name);

/** Whether a plate is there. */
export const isRendered = (name: string): boolean => existsSync(join(plateFolder(name), 'plate.json'));

const script = join(import.meta.dirname, '../blender/render.py');

/** Renders one plate; it is done when its list of images is there, which is written last. */
const render = (name: string, weights: string): void => {
  const options = ['-b', '--factory-startup', '-noaudio', '-P', script, '--', name, plateFolder(name), weights];
  const { stdout, stderr } = spawnSync('nice', ['-n', '19', 'blender', ...options], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!isRendered(name))
    throw new Error(`Blender did not render "${name}":\n${stdout.slice(-1000)}${stderr.slice(-2000)}`);
};

/**
 * Renders the plates that are not there yet, one after the other; an interrupted run goes on where it stopped.
 * @param onRender told before each one that takes time.
 * @throws that names what the machine lacks, when something is to be rendered.
 */
export const renderPlates = (names: Iterable<string>, onRender: (name: string) => void): void => {
  const wanted = [...new Set(names)].filter((name) => !isRendered(name));
  if (wanted.length === 0) return;
  const missing = missingTools();
  if (missing.length > 0)
    throw new Error(`To render ${wanted.join(', ')} this machine lacks ${missing.join(' and ')}.`);
  const weights = fetchWeights();
  for (const name of wanted) {
    onRender(name);
    render(name, weights);
  }
};
