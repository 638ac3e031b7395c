import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { openDb } from './open';

const rounds = 60;

/** Opens the database (which migrates it) and counts up, reading and writing in one transaction each time. */
const program = (file: string): string => `
  const { openDb } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'open.ts')).href)});
  const db = openDb(${JSON.stringify(file)});
  for (let round = 0; round < ${rounds}; round += 1) {
    db.transaction(() => {
      const value = Number(db.get("SELECT value FROM installation WHERE name = 'count'")?.value ?? 0);
      db.run("INSERT OR REPLACE INTO installation (name, value) VALUES ('count', ?)", String(value + 1));
    });
  }
  db.close();
`;

const runProgram = (file: string): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program(file)]);
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.on('close', (code) => resolve(code === 0 ? '' : errors || `exit ${code}`));
  });

describe('two processes on one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-db-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('open it at once, lose no write and leave it whole', async () => {
    const file = join(folder, 'shared.sqlite');
    expect(await Promise.all([runProgram(file), runProgram(file)])).toEqual(['', '']);
    const db = openDb(file);
    expect(db.get("SELECT value FROM installation WHERE name = 'count'")).toEqual({ value: String(2 * rounds) });
    expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    db.close();
  });
});
