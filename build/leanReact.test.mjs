import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Linter } from 'eslint';
import globals from 'globals';
import { JSDOM } from 'jsdom';
import leanReact from './leanReact.js';

const modules = join(import.meta.dirname, '../node_modules');
const load = createRequire(import.meta.url);
const react = load(join(modules, 'react/cjs/react.production.js'));
const source = readFileSync(join(modules, 'react-dom/cjs/react-dom-client.production.js'), 'utf8');
const { createElement: h, useEffect, useState, useTransition } = react;

/** The renderer as the build has it, in a window of its own. */
const open = () => {
  const { window } = new JSDOM('<!doctype html><div id="root"></div>');
  const parts = {
    scheduler: load(join(modules, 'scheduler/cjs/scheduler.production.js')),
    react,
    'react-dom': load(join(modules, 'react-dom/cjs/react-dom.production.js')),
  };
  const exports = {};
  const run = new Function('exports', 'require', 'window', 'document', 'HTMLIFrameElement', leanReact(source));
  run(exports, (name) => parts[name], window, window.document, window.HTMLIFrameElement);
  const { document } = window;
  const root = exports.createRoot(document.getElementById('root'), { onCaughtError: () => undefined });
  return { window, document, root, exports };
};

const until = async (isSo) => {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
};

class Boundary extends react.Component {
  state = { error: null };

  static getDerivedStateFromError(error) {
    return { error };
  }

  render() {
    return this.state.error ? this.state.error.message : this.props.children;
  }
}

describe('the renderer without what the shop does not use', () => {
  it('renders, waits, hears events, has effects, and leaves the head alone', async () => {
    let arrive;
    const Late = react.lazy(
      () => new Promise((resolve) => (arrive = () => resolve({ default: () => h('p', null, 'Late') }))),
    );
    const ended = jest.fn();
    const Page = () => {
      const [count, setCount] = useState(0);
      const [isPending, startTransition] = useTransition();
      useEffect(() => ended, []);
      return h(
        react.Fragment,
        null,
        h('link', { rel: 'canonical', href: '/here' }),
        h('button', { onClick: () => startTransition(() => setCount(count + 1)), disabled: isPending }, count),
        h('input', { value: count, onChange: () => undefined }),
        count > 0 && h(react.Suspense, { fallback: 'Waiting' }, h(Late)),
      );
    };
    const { document, root } = open();
    root.render(h(Page));
    await until(() => document.querySelector('button')?.textContent === '0');
    expect(document.head.querySelector('link')).toBeNull();
    document.querySelector('button').click();
    await until(() => document.body.textContent.includes('Waiting'));
    expect(document.querySelector('input').value).toBe('1');
    arrive();
    await until(() => document.querySelector('p')?.textContent === 'Late');
    root.unmount();
    await until(() => document.getElementById('root').childNodes.length === 0);
    expect(ended).toHaveBeenCalled();
  });

  it('shows what a boundary has for an error, and refuses what it was built without', async () => {
    const { document, root, exports } = open();
    root.render(h(Boundary, null, h(react.Activity, null, 'Kept')));
    await until(() => document.body.textContent.includes('error #130'));
    expect(exports.hydrateRoot).toBeUndefined();
  });

  it('names nothing that went with what was left out', () => {
    const known = { ...globals.browser, ...globals.commonjs, process: false, __REACT_DEVTOOLS_GLOBAL_HOOK__: false };
    const rules = { 'no-undef': 'error' };
    const found = new Linter().verify(leanReact(source), [
      { languageOptions: { globals: known, sourceType: 'commonjs' }, rules },
    ]);
    expect(
      found.filter(({ ruleId }) => ruleId === 'no-undef').map(({ line, message }) => `${line}: ${message}`),
    ).toEqual([]);
  });

  it('fails for another version', () => {
    expect(() => leanReact(source.replace('exports.version = "', '$&1'))).toThrow('is for React');
  });
});
