import { providerSettings } from '../backend/payments/providers/providerSettings.js';
import { deploySettings } from './deploySettings.js';
import { paymentSettings, providerScriptSettings } from './paymentSettings.js';
import { serverSettings, testSettings } from './serverSettings.js';
import { captchaSettings, mapSettings, measuringSettings, reportSettings, videoSettings } from './serviceSettings.js';
import { gatewaySettings, shopSettings } from './shopSettings.js';

/**
 * Every environment variable: the name under which the shop reads it, how its text is parsed, its default, what it adds to
 * the Content-Security-Policy, and its line in the README. The build, the embedded backend and the documentation read
 * this table; in plain JavaScript, because the build runs without a compiler.
 */
export const settingRows = [
  ...serverSettings,
  ...shopSettings,
  ...paymentSettings,
  ...providerSettings,
  ...providerScriptSettings,
  ...captchaSettings,
  ...videoSettings,
  ...mapSettings,
  ...measuringSettings,
  ...reportSettings,
  ...gatewaySettings,
  ...deploySettings,
  ...testSettings,
];

/** A setting that makes no sense, in words for a person. */
export class BadSetting extends Error {}

/** A hash with more takes a gigabyte of memory. */
const mostWork = 1_048_576;

const integer = (value, least, most) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const parsers = {
  text: (_variable, value) => value,
  flag: (_variable, value) => value === '1',
  list: (_variable, value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  port: (variable, value) => {
    const port = integer(value, 1, 65_535);
    if (port !== undefined) return port;
    throw new BadSetting(`${variable} must be a port number between 1 and 65535, not '${value}'.`);
  },
  count: (variable, value, { unit, least, most }) => {
    const count = integer(value, least, most);
    if (count !== undefined) return count;
    throw new BadSetting(`${variable} must be a number of ${unit} from ${least} to ${most}, not '${value}'.`);
  },
  powerOfTwo: (variable, value) => {
    const number = integer(value, 2, mostWork);
    if (number !== undefined && Number.isInteger(Math.log2(number))) return number;
    throw new BadSetting(`${variable} must be a power of two from 2 to ${mostWork}, not '${value}'.`);
  },
  choice: (variable, value, { choices }) => {
    if (choices.includes(value)) return value;
    throw new BadSetting(`${variable} must be one of ${choices.join(', ')}, not '${value}'.`);
  },
  origin: (variable, value) => {
    if (URL.canParse(value)) return new URL(value).origin;
    throw new BadSetting(`${variable} must be an address such as https://shop.example, not '${value}'.`);
  },
  base: (variable, value) => {
    if (!URL.canParse(value))
      throw new BadSetting(`${variable} must be an address such as https://shop.example, not '${value}'.`);
    const { origin, pathname } = new URL(value);
    return origin + pathname.replace(/\/+$/, '');
  },
};

/**
 * The value that the environment gives to a setting of a kind, or its default.
 * @throws BadSetting when the text makes no sense; Error when the table has no such setting.
 */
export const readSetting = (kind, variable, environment) => {
  const row = settingRows.find((each) => each.variable === variable && each.kind === kind);
  if (!row) throw new Error(`The table of settings has no ${variable} of the kind ${kind}.`);
  const value = environment[variable];
  return value === undefined || value === '' ? row.default : parsers[kind](variable, value, row);
};

/** Returns the environment's settings of the shop, by the names under which the shop reads them; no absent ones. */
export const givenShopSettings = (environment) =>
  Object.fromEntries(
    settingRows.flatMap((row) => {
      const { variable, key, kind } = row;
      const text = environment[variable];
      if (key === undefined || !text) return [];
      const value = parsers[kind](variable, text, row);
      return value.length > 0 ? [[key, value]] : [];
    }),
  );
