import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore } from '../testing/fixtures';
import { createRequestContext } from '../http/requestContext';
import { createGraphQl, createSchema } from './createGraphQl';
import { formatResult } from './formatResult';

/** Milliseconds of a clock that only work moves, so that a busy machine changes nothing. */
let clock = 0;

/** Work that nothing interrupts, as that of the database. */
const workFor = (milliseconds: number): void => void (clock += milliseconds);

let backend: TestBackend;
let work: number;
let asked: string[];

beforeEach(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  backend = createTestBackend();
  insertStore(backend.db);
  work = 0;
  // The first operation pays for what is made once.
  await run('{ country(id: "A") { id } }');
  asked = [];
});
afterEach(() => {
  backend.close();
  jest.restoreAllMocks();
});

const country = (_parent: unknown, { id }: { id?: string | null }) => {
  asked.push(id ?? '');
  workFor(work);
  return { id };
};
const engine = createGraphQl(
  createSchema(
    [
      {
        Query: { country },
        Mutation: {
          createEmptyCart: () => {
            asked.push('cart');
            workFor(work);
            return 'x';
          },
        },
      },
    ],
    ['core'],
  ),
);

const run = async (query: string) => {
  const { db, payments, settings } = backend;
  const services = {
    db,
    payments,
    settings: { ...settings, operationSeconds: 0.2 },
    now: Date.now,
    forgetPictures: () => Promise.resolve(),
  };
  const context = createRequestContext(services, new Request('http://localhost/graphql'));
  const operation = engine.prepare('POST', { query, variables: {}, operationName: undefined });
  const reported: unknown[] = [];
  const result = await engine.run(operation, context);
  return formatResult(result, (error) => reported.push(error));
};

it('ends an operation that takes too long, with what it has, one error and its code', async () => {
  work = 150;
  const answer = await run('{ a: country(id: "A") { id } b: country(id: "B") { id } c: country(id: "C") { id } }');
  expect(answer.data).toEqual({ a: { id: 'A' }, b: { id: 'B' }, c: null });
  expect(answer.errors).toEqual([
    expect.objectContaining({
      message: 'The operation took longer than 0.2 seconds.',
      path: ['c'],
      extensions: { code: 'OPERATION_TIMEOUT' },
    }),
  ]);
  expect(asked).toEqual(['A', 'B']);
});

it('lets one that is quick enough have its answer', async () => {
  work = 0;
  expect((await run('{ a: country(id: "A") { id } }')).errors).toBeUndefined();
});

it('answers a mutation that was done, and does not begin another', async () => {
  work = 250;
  const answer = await run('mutation { a: createEmptyCart b: createEmptyCart }');
  expect(answer.data).toEqual({ a: 'x', b: null });
  expect(asked).toEqual(['cart']);
});
