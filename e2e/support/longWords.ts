import type { Page } from '@playwright/test';

/** Words of languages that write what belongs together as one word. */
const tail = 'verbraucherschutzgesetzgebung';
const name = 'Nahrungsergänzungsmittelmethylsulfonylmethankapseln';

/** A text as one word without a place to break it. */
const longWord = (text: string): string => {
  const word = text.replace(/\s+/g, '');
  return /\p{L}{3}/u.test(word) && word.length < 30 ? `${word}${tail}` : word;
};

/** Message formats, in which texts stand as values of type 0. */
const lengthen = (value: unknown): unknown => {
  if (typeof value === 'string') return longWord(value);
  if (Array.isArray(value)) return value.map(lengthenPart);
  return value;
};
const lengthenPart = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Reflect.get(part, 'type') === 0) return { ...part, value: longWord(String(Reflect.get(part, 'value'))) };
  // Choices and tags have texts within; other values are names of theirs.
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (key === 'children' || key === 'value') return [key, Array.isArray(value) ? lengthen(value) : value];
      if (key !== 'options' || typeof value !== 'object' || value === null) return [key, value];
      const options = Object.entries(value).map(([option, { value: inner }]: [string, { value: unknown }]) => [
        option,
        { value: lengthen(inner) },
      ]);
      return [key, Object.fromEntries(options)];
    }),
  );
};

/** The catalogue of messages in a script of the build, with other messages. */
const withLongMessages = (script: string): string =>
  script.replace(/JSON\.parse\('((?:[^'\\]|\\.)*)'\)/, (_, quoted: string) => {
    const messages: unknown = JSON.parse(quoted.replace(/\\(['\\])/g, '$1'));
    const long = Object.fromEntries(Object.entries(messages ?? {}).map(([id, value]) => [id, lengthen(value)]));
    return `JSON.parse('${JSON.stringify(long).replace(/[\\']/g, '\\$&')}')`;
  });

const texts = ['label', 'value_label', 'option_label', 'attribute_label', 'default_label'];

const lengthenNames = (part: unknown): void => {
  if (typeof part !== 'object' || part === null) return;
  const type: unknown = Reflect.get(part, '__typename');
  if (
    typeof type === 'string' &&
    /Product|Category|CrossSell|Breadcrumb/.test(type) &&
    typeof Reflect.get(part, 'name') === 'string'
  )
    Object.assign(part, { name });
  for (const text of texts) {
    const value: unknown = Reflect.get(part, text);
    if (typeof value === 'string') Object.assign(part, { [text]: longWord(value) });
  }
  for (const each of Object.values(part)) lengthenNames(each);
};

/** Shows the shop in a language in which every text and every name of the catalogue is one long word. */
export const speakLongWords = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) || url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"locale":"en_GB",', '"locale":"de_DE",');
      return route.fulfill({ response, body });
    },
  );
  await page.route(/\/static\/messages-de_DE\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLongMessages(await response.text()) });
  });
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer: unknown = JSON.parse((await response.text()).replaceAll('"en_GB"', '"de_DE"'));
    lengthenNames(answer);
    await route.fulfill({ response, json: answer });
  });
};
