import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Environment variables that choose something about the shop, and the setting that each becomes (README, settings).
 * `lists` are separated by commas. The embedded backend reads the same file.
 */
const names = JSON.parse(readFileSync(fileURLToPath(new URL('settingNames.json', import.meta.url)), 'utf8'));

const listOf = (value = '') =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The settings that the environment names, as JSON that is safe inside a script element. */
export const settingsJson = (environment) => {
  const texts = Object.entries(names.texts).map(([variable, key]) => [key, environment[variable]]);
  const lists = Object.entries(names.lists).map(([variable, key]) => [key, listOf(environment[variable])]);
  const given = [...texts, ...lists].filter(([, value]) => value && value.length > 0);
  return JSON.stringify(Object.fromEntries(given)).replace(/</g, '\\u003c');
};
