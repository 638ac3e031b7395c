import vm from 'node:vm';

/** A module's source, and what the compiler made of it when it was compiled first. */
interface Compiled {
  source: string;
  code: Buffer;
}

const compiled = new Map<string, Compiled>();
const { compileFunction } = vm;

/**
 * Makes a process compile each module once. Every test file has modules of its own, so that jest compiles the same
 * hundreds again for each: a twelfth of all time. V8 takes what it compiled before for the same source, and looks itself
 * whether it fits.
 */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename } = options;
  if (!filename) return compileFunction(source, parameters, options);
  const known = compiled.get(filename);
  if (known?.source === source) return compileFunction(source, parameters, { ...options, cachedData: known.code });
  const made = compileFunction(source, parameters, { ...options, produceCachedData: true });
  // A copy: what V8 gives belongs to the realm of the test file, and would keep all of that realm in memory.
  if (made.cachedData) compiled.set(filename, { source, code: Buffer.from(made.cachedData) });
  return made;
};
