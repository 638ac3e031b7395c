import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CompileHint } from './compileHint.js';
import { runWebpack } from './runWebpack.js';

test('asks V8 to compile what a first page is made of, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hint-'));
  try {
    const file = join(folder, 'entry.js');
    writeFileSync(file, '/* A comment. */ globalThis.begun = () => 1;');
    const config = {
      mode: 'production',
      entry: { main: file, 'page-product': file, vendor: file, 'page-cart': file },
      output: { filename: 'static/[name].abc123.js' },
      plugins: [new CompileHint()],
    };
    const firstLines = await runWebpack(config, (output) =>
      ['main', 'page-product', 'vendor', 'page-cart'].map((name) => {
        const [line = ''] = readFileSync(join(output, `static/${name}.abc123.js`), 'utf8').split('\n');
        return line === '//# allFunctionsCalledOnLoad';
      }),
    );
    expect(firstLines).toEqual([true, true, false, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
