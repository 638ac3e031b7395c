import { groupFiles } from './testGroups.mjs';

const file = (path, more = {}) => ({ path, size: 10_000, isAlone: false, needs: '', ...more });
const pathsOf = (groups) => groups.map((files) => files.map(({ path }) => path));

describe('groupFiles', () => {
  it('keeps neighbours together until there is enough', () => {
    const files = ['a', 'b', 'c'].map((path) => file(path, { size: 25_000 }));
    expect(pathsOf(groupFiles(files))).toEqual([['a', 'b'], ['c']]);
  });

  it('puts those with the same preparation together, past others', () => {
    const files = [file('a'), file('b', { needs: 'stock' }), file('c'), file('d', { needs: 'stock' })];
    expect(pathsOf(groupFiles(files))).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('leaves alone what replaces modules', () => {
    const files = [file('a'), file('b', { isAlone: true }), file('c')];
    expect(pathsOf(groupFiles(files))).toEqual([['a', 'c'], ['b']]);
  });
});
