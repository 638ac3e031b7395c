import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { postGraphQl } from '../testing/graphql';

import { distanceKm } from './distance';

describe('points of sale', () => {
  let backend: TestBackend;

  beforeAll(() => {
    backend = createTestBackend({ seed: 'full', now: () => Date.parse('2026-12-24T10:00:00Z') });
  });
  afterAll(() => backend.close());

  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await postGraphQl(backend, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const place = (search: string) =>
    ask('query($s: String!) { placePosition(search: $s) { name latitude longitude } }', { s: search }).then(
      (data) => data?.placePosition,
    );

  it('are at least 24, each with a whole week and a path of its own', async () => {
    const data = await ask('{ pointsOfSale { total_count items { identifier url_path opening_hours { day } } } }');
    const { total_count, items } = data?.pointsOfSale as {
      total_count: number;
      items: { identifier: string; url_path: string; opening_hours: object[] }[];
    };
    expect(total_count).toBeGreaterThanOrEqual(24);
    expect(items).toHaveLength(total_count);
    expect(new Set(items.map(({ url_path }) => url_path)).size).toBe(total_count);
    expect(items.every(({ opening_hours }) => opening_hours.length === 7)).toBe(true);
  });

  it('are found by identifier, with hours, services and the special days that are not over', async () => {
    const data = await ask(`{ pointsOfSale(filter: { identifier: { eq: "bristol-clifton" } }) { total_count items {
      name postcode timezone services { code label } opening_hours { day open close } special_hours { title date dayLabel open close }
    } } }`);
    expect(data?.pointsOfSale).toMatchObject({
      total_count: 1,
      items: [
        {
          name: 'Bristol, Clifton',
          timezone: 'Europe/London',
          services: [
            { code: 'advice', label: 'Talk to an adviser' },
            { code: 'collect', label: 'Click and collect' },
            { code: 'returns', label: 'Returns of online orders' },
            { code: 'recycling', label: 'Empty jars taken back' },
          ],
        },
      ],
    });
    const [shop] = (data?.pointsOfSale as { items: { opening_hours: object[]; special_hours: object[] }[] }).items;
    expect(shop?.opening_hours[6]).toEqual({ day: 7, open: null, close: null });
    expect(shop?.special_hours[0]).toEqual({
      title: 'Christmas Eve',
      date: '2026-12-24',
      dayLabel: 'Thursday 24 December',
      open: '09:00',
      close: '15:00',
    });
    const nobody = await ask('{ pointsOfSale(filter: { identifier: { eq: "gone" } }) { total_count items { name } } }');
    expect(nobody?.pointsOfSale).toEqual({ total_count: 0, items: [] });
  });

  it('and their list are what their paths lead to; a closed one is gone', async () => {
    const query = `query($u: String!) { route(url: $u) { __typename type relative_url redirect_code
      ... on PointOfSale { identifier } ... on PointOfSaleList { id } } }`;
    expect((await ask(query, { u: '/stores' }))?.route).toEqual({
      __typename: 'PointOfSaleList',
      type: 'POINT_OF_SALE_LIST',
      relative_url: 'stores',
      redirect_code: 0,
      id: 1,
    });
    expect((await ask(query, { u: 'stores/york-fossgate' }))?.route).toMatchObject({
      __typename: 'PointOfSale',
      identifier: 'york-fossgate',
    });
    backend.db.run("UPDATE location SET is_active = 0 WHERE identifier = 'york-fossgate'");
    expect((await ask(query, { u: 'stores/york-fossgate' }))?.route).toBeNull();
  });

  it.each([
    ['BS8 4BZ', 'BS8'],
    ['bs84bz', 'BS8'],
    ['bs1', 'BS1'],
    ['BS3', 'BS3, Bristol'],
    ['Bristol', 'Bristol'],
    ['bristol, BS1', 'Bristol'],
    ['newcastle', 'Newcastle upon Tyne'],
    ['Tunbridge wells', 'Tunbridge Wells'],
    ["lamb's conduit", "London, Lamb's Conduit Street"],
  ])('know where %s is', async (search, name) => {
    expect(await place(search)).toMatchObject({ name });
  });

  it.each(['', '  ', 'Atlantis', 'zz9', '<b>', '%'])('do not know %j', async (search) => {
    expect(await place(search)).toBeNull();
  });
});

it('measures as the crow flies', () => {
  const bristol = { latitude: 51.454, longitude: -2.588 };
  expect(distanceKm(bristol, { latitude: 51.509, longitude: -0.118 })).toBeCloseTo(171, 0);
  expect(distanceKm(bristol, bristol)).toBe(0);
});
