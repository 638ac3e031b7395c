import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules of the folder holds exactly the versions of its package-lock.json. npm keeps its own list of what
 * it installed; packages for other systems (optional) may be missing from it.
 */
export const isInstalled = (folder) => {
  const listed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(listed)) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const root = wanted[''];
  const isLockCurrent = Object.entries({ ...dependencies, ...devDependencies }).every(
    ([name, version]) => (root.dependencies?.[name] ?? root.devDependencies?.[name]) === version,
  );
  const present = packagesOf(listed);
  return (
    isLockCurrent &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || (path in present ? present[path].version === version : Boolean(optional)),
    )
  );
};
