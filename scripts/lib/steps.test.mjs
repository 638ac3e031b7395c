import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hashOf, isDone, launch, markDone } from './steps.mjs';

describe('what is started', () => {
  it('is Node itself without a shell, which would split its path at a space', () => {
    expect(launch(process.execPath, ['x'], true)).toEqual({ command: process.execPath, args: ['x'], shell: false });
  });

  it('is quoted where only the shell can start it', () => {
    const started = launch('C:\\my shop\\jest.cmd', ['--ci'], true);
    expect(started).toEqual({ command: '"C:\\my shop\\jest.cmd"', args: ['"--ci"'], shell: true });
  });
});

describe('what was done', () => {
  let base;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'halewell-steps-'));
    writeFileSync(join(base, 'a.ts'), 'one');
    writeFileSync(join(base, 'b.ts'), 'two');
  });
  afterEach(() => rmSync(base, { recursive: true }));

  const hash = (options) => hashOf(['.'], { base, ...options });

  it('has the same hash as long as nothing changes', () => {
    expect(hash()).toBe(hash());
    expect(hashOf(['missing'], { base })).toBe(hashOf([], { base }));
  });

  it('has another hash when a file changes, moves, comes or goes, or a setting changes', () => {
    const before = hash();
    expect(hash({ extra: 'SHOP_NAME=x' })).not.toBe(before);
    writeFileSync(join(base, 'a.ts'), 'three');
    const changed = hash();
    rmSync(join(base, 'a.ts'));
    writeFileSync(join(base, 'c.ts'), 'one');
    const moved = hash();
    rmSync(join(base, 'c.ts'));
    expect(new Set([before, changed, moved, hash()]).size).toBe(4);
  });

  it('leaves out generated files and those that do not matter', () => {
    const before = hash({ accepts: (file) => !file.endsWith('.test.ts') });
    writeFileSync(join(base, 'x.generated.ts'), '');
    writeFileSync(join(base, 'a.test.ts'), '');
    expect(hash({ accepts: (file) => !file.endsWith('.test.ts') })).toBe(before);
  });

  it('is remembered for exactly one hash', () => {
    const folder = join(base, 'stamps');
    expect(isDone('build', 'x', folder)).toBe(false);
    markDone('build', 'x', folder);
    expect(isDone('build', 'x', folder)).toBe(true);
    expect(isDone('build', 'y', folder)).toBe(false);
    expect(isDone('codegen', 'x', folder)).toBe(false);
  });

  it('is simply not remembered where nothing may be written', () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(() => markDone('build', 'x', join(base, 'a.ts'))).not.toThrow();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('not remembered'));
    write.mockRestore();
  });
});
