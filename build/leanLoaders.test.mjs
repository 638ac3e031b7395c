import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import globals from 'globals';
import leanApollo, { leanFiles } from './leanApollo.js';
import leanLibraries, { leanModules } from './leanLibraries.js';
import leanReact from './leanReact.js';
import pureRouter from './pureRouter.js';

const modules = join(import.meta.dirname, '../node_modules');
const foldersOfApollo = {
  core: '',
  handlers: 'incremental/',
  http: 'link/',
  internal: 'utilities/',
  inmemory: 'cache/',
};
const fileOfApollo = (name) => `@apollo/client/${foldersOfApollo[name.split('/')[0]]}${name}.js`;

/** The router's module with the hooks; its name has a hash. */
const hooksOfRouter = () => {
  const folder = 'react-router/dist/production';
  const name = readdirSync(join(modules, folder)).find(
    (each) =>
      each.endsWith('.mjs') && readFileSync(join(modules, folder, each), 'utf8').includes('function useNavigate()'),
  );
  return `${folder}/${name}`;
};

const files = [
  ['react-dom/cjs/react-dom-client.production.js', leanReact],
  [hooksOfRouter(), pureRouter],
  ...leanFiles.map((name) => [fileOfApollo(name), leanApollo]),
  ...leanModules.map((name) => [name, leanLibraries]),
];

/** Names that stand for nothing. A build does not notice them, and a visitor would. */
const unknownNames = (code, path) =>
  new Linter()
    .verify(code, {
      languageOptions: {
        globals: { ...globals.browser, ...globals.commonjs, process: false },
        sourceType: path.includes('/cjs/') ? 'commonjs' : 'module',
      },
      rules: { 'no-undef': 'error' },
      linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
    })
    .map(({ message }) => message);

describe.each(files)('%s', (name, loader) => {
  const resourcePath = join(modules, name);
  const source = readFileSync(resourcePath, 'utf8');

  it('has every name that it uses, and is shorter', () => {
    const lean = loader.call({ resourcePath }, source);
    expect(unknownNames(lean, name)).toEqual(unknownNames(source, name));
    expect(lean.length).toBeLessThan(source.length);
  });

  it('stops the build when the library has changed', () => {
    const other = source.replaceAll(/[a-z]+/g, 'x').concat('function useNavigate() {}');
    expect(() => loader.call({ resourcePath }, other)).toThrow();
  });
});
