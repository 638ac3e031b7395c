/** Pages with a policy of their own: the payment page has a stricter one. */
export type PolicyPage = 'shop' | 'checkout';

/** Addition of a setting to the Content-Security-Policy. */
export interface PolicyRule {
  pages: PolicyPage[];
  /** Directives that get the value as a source. */
  directives: string[];
  /** Which part of an address: with its path (without its query), which is the default, or its origin only. */
  as?: 'address' | 'origin';
  /** Source for a value on the shop's own origin; without it there is none to add. */
  ownOrigin?: string;
  /** Only where SHOP_PAYMENT_ADAPTERS names this provider. */
  adapter?: string;
  /** Path below SHOP_PAYMENT_URL that stands in for a value that is not set. */
  standIn?: string;
  /** A key for maps, a provider with a script, or one whose script is not the stand-in. */
  when?: 'mapsKey' | 'providerScript' | 'foreignProviderScript';
  /** Names of Trusted Types policies that may be created. */
  trustedTypes?: string[];
  /** Further needs of a value that is not on the shop's or the stand-in's origin. */
  foreign?: { trustedTypes: string[]; hasInlineStyles?: boolean };
}

/** Result type of parsing a variable, by the setting's kind. */
export interface SettingKinds {
  text: string;
  /** One of the row's `choices`. */
  choice: string;
  list: string[];
  flag: boolean;
  port: number;
  count: number;
  powerOfTwo: number;
  origin: string;
  /** Origin and path, without a slash at the end. */
  base: string;
}

export interface SettingRow {
  /** Environment variable. */
  variable: string;
  /** Name under which the shop in the browser reads it; absent for what only the server reads. */
  key?: string;
  kind: keyof SettingKinds;
  /** Values of a setting of the kind `choice`. */
  choices?: readonly string[];
  /** What a setting of the kind `count` counts, and its limits. */
  unit?: string;
  least?: number;
  most?: number;
  default?: string | number;
  /** The documentation's text in the place of a literal default. */
  defaultText?: string;
  policy?: PolicyRule[];
  description: string;
}

export declare const settingRows: readonly SettingRow[];

/** A setting that makes no sense, in words for a person. */
export declare class BadSetting extends Error {}

/**
 * The value that the environment gives to a setting of a kind, or its default.
 * @throws BadSetting when the text makes no sense; Error when the table has no such setting.
 */
export declare const readSetting: <Kind extends keyof SettingKinds>(
  kind: Kind,
  variable: string,
  environment: Readonly<Record<string, string | undefined>>,
) => SettingKinds[Kind] | undefined;

/** Returns the environment's settings of the shop, by the names under which the shop reads them. */
export declare const givenShopSettings: (
  environment: Readonly<Record<string, string | undefined>>,
) => Record<string, string | string[]>;
