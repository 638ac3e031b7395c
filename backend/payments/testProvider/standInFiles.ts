import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that the test provider's origin serves. */
export interface StandInFile {
  text: string;
  type: string;
}

const read = (path: string): string => readFileSync(path, 'utf8');

/** A script of the test provider's own pages. */
export const scriptFile = (path: string): StandInFile => ({ text: read(path), type: 'text/javascript; charset=utf-8' });

/** A style sheet, likewise. */
export const styleSheet = (path: string): StandInFile => ({ text: read(path), type: 'text/css; charset=utf-8' });

/** Code that the stand-ins of all drop-ins share. */
const host = read(join(import.meta.dirname, 'assets/host.js'));

/** The stand-in of a drop-in's script, with what all share, in a scope of its own. */
export const dropInScript = (path: string): StandInFile => {
  const { text, type } = scriptFile(path);
  return { text: `'use strict';\n(() => {\n${host}\n${text}})();\n`, type };
};
