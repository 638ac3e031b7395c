import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CompileHint } from './compileHint.js';
import { runWebpack } from './runWebpack.js';

test('asks browsers to compile what a first page is made of, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hint-'));
  try {
    const file = join(folder, 'entry.js');
    writeFileSync(file, '/* A comment. */ globalThis.begun = () => 1;');
    const names = ['main', 'page-product', 'vendor', 'page-cart'];
    const config = {
      mode: 'production',
      entry: Object.fromEntries(names.map((name) => [name, file])),
      output: { filename: 'static/[name].abc123.js' },
      plugins: [new CompileHint()],
    };
    const scripts = await runWebpack(config, (output) =>
      names.map((name) => readFileSync(join(output, `static/${name}.abc123.js`), 'utf8')),
    );
    expect(scripts.map((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(scripts.map((script) => script.includes('begun=(()=>1)'))).toEqual([false, false, true, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
