import '@/testing/noLayout';
import { screen, waitFor } from '@testing-library/react';
import { letEverythingBeNear } from '@/pages/product/sections/testing/everythingIsNear';
import { type Answers, spoilAnswers, type Spoiling } from '@/testing/faults/spoilAnswers';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { commonOperations, type Visit, visits } from '@/testing/faults/visits';

letEverythingBeNear();
jest.setTimeout(240_000);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // What a boundary caught is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Opens the page of a visit; the answers to an operation are spoilt from the first on. */
const open = async (
  { options, act }: Visit,
  operation?: string,
  spoiling?: Spoiling,
): Promise<{ shop: RenderedShop; answers: Answers }> => {
  let answers: Answers | undefined;
  const prepare = async (backend: RenderedShop['backend']): Promise<void> => {
    await options.prepare?.(backend);
    answers = spoilAnswers(backend);
    answers.spoil(operation, spoiling);
  };
  const shop = await renderShop({ ...options, prepare });
  await act?.(shop);
  if (!answers) throw new Error('Nothing was prepared.');
  if (operation !== undefined) await waitFor(() => expect(answers?.asked).toContain(operation));
  await answers.settle();
  return { shop, answers };
};

const isThere = (place: string, words: string): boolean =>
  [...document.querySelectorAll(place)].some(({ textContent }) => textContent.includes(words));

/** The last part of a page comes a dozen answers after the first; a busy machine takes its time for them. */
const inTime = { timeout: 30_000 };

/** A fault of the answers to one operation of a visit. */
type Fault = 'status 500' | 'a page of a proxy' | 'an error beside the data' | 'null';
const faults: readonly Fault[] = ['status 500', 'a page of a proxy', 'an error beside the data', 'null'];

/** Whether every operation of every visit gets every fault, and every field is null once; it takes many minutes. */
const isExhaustive = process.env.EXHAUSTIVE !== undefined;
/** Fields that are null in turn where not all are tried. */
const fewFields = 2;

/** The page cannot do without these: they get every fault where a visit first names them. */
const wholeTable = new Set(['ResolveURL', 'GetCartDetails']);
let turn = 0;

/** The faults that an operation gets in its place of the table: one in turn, so that each fault meets every visit. */
const faultsOf = (operation: string): readonly Fault[] => {
  if (isExhaustive || wholeTable.delete(operation)) return faults;
  turn += 1;
  return faults.filter((_fault, index) => index === turn % faults.length);
};

/** The first and every so many after it, at most as many as are tried. */
const someOf = (fields: readonly string[]): readonly string[] =>
  isExhaustive ? fields : fields.filter((_field, index) => index % Math.ceil(fields.length / fewFields) === 0);

describe.each(Object.entries(visits))('%s', (_name, visit) => {
  /** What the answers of the whole page had that is never null, so that nobody has to open it for that again. */
  let neverNull: Answers['neverNull'] = new Map();
  /** Names of the parts that are not there. */
  const missing = (): string[] =>
    Object.entries(visit.parts).flatMap(([name, [place, words]]) => (isThere(place, words) ? [] : [name]));
  const isWhole = (): Promise<void> => waitFor(() => expect(missing()).toEqual([]), inTime);

  test('is whole, and asks for what its table says', async () => {
    const { answers } = await open(visit);
    await isWhole();
    ({ neverNull } = answers);
    const named = Object.keys(visit.operations);
    await waitFor(() => expect(named.filter((operation) => !answers.asked.has(operation))).toEqual([]));
    expect([...answers.asked].filter((operation) => ![...named, ...commonOperations].includes(operation))).toEqual([]);
  });

  describe.each(Object.entries(visit.operations))('%s', (operation, lost) => {
    const isEssential = visit.essential?.includes(operation) ?? false;
    /** That nothing is gone but what may be, and that the page says something. */
    const stands = (): Promise<void> =>
      waitFor(() => {
        expect(lost === 'everything' ? [] : missing().filter((name) => !lost.includes(name))).toEqual([]);
        for (const place of ['header', 'main', 'footer']) expect(document.querySelector(place)).not.toBeNull();
        expect(document.querySelector('main')?.textContent).not.toBe('');
        expect(isThere('body', 'An unexpected error')).toBe(false);
      }, inTime);

    const survivesFailure = async (spoiling: Spoiling): Promise<void> => {
      const { shop, answers } = await open(visit, operation, spoiling);
      await stands();
      if (!isEssential) return;
      const retry = await screen.findByRole('button', { name: 'Try again' });
      answers.spoil();
      await shop.user.click(retry);
      await isWhole();
    };

    const survivesNulls = async (): Promise<void> => {
      if (!neverNull.has(operation)) {
        const { shop, answers } = await open(visit, operation);
        ({ neverNull } = answers);
        shop.unmount();
      }
      const fields = [...(neverNull.get(operation) ?? [])];
      const failures: string[] = [];
      for (const field of someOf(fields)) {
        const spoilt = await open(visit, operation, { kind: 'null', field });
        await stands().catch(() => failures.push(`${field}: ${missing().join(', ')}`));
        // Of a product or a category that is known by its id, only the page without the id is none.
        const isGone = isThere('main', 'Oops!') && !field.endsWith('.uid');
        if (isGone) failures.push(`${field}: the whole page`);
        spoilt.shop.unmount();
      }
      expect(failures).toEqual([]);
    };

    // An error beside the data: the data is used. Null: where the schema says that there is none.
    test.each(faultsOf(operation))('%s', async (kind) => {
      if (kind === 'null') return survivesNulls();
      if (kind !== 'an error beside the data') return survivesFailure({ kind });
      await open(visit, operation, { kind });
      await isWhole();
    });
  });
});
