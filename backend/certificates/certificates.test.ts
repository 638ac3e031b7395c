import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { postGraphQl } from '../testing/graphql';

describe('batch certificates', () => {
  let backend: TestBackend;
  beforeAll(() => {
    backend = createTestBackend({ seed: 'full' });
  });
  afterAll(() => {
    expect(backend.reported).toEqual([]);
    backend.close();
  });

  const newest = () =>
    backend.db.get<{ number: string }>(
      `SELECT number FROM batch_certificate WHERE product_id = (SELECT id FROM product WHERE sku = 'HW-MGB')
       ORDER BY tested_on DESC`,
    )?.number ?? '';
  const find = (number: string, headers: Record<string, string> = {}) =>
    postGraphQl(
      backend,
      `query($number: String!) { batchCertificate(number: $number) {
        number portion product { sku } results { name unit declared measured most is_accepted } } }`,
      { number },
      headers,
    );

  it('is found by the number on the pack, however it is typed', async () => {
    const number = newest();
    expect(number).toMatch(/^[A-Z]{2} \d{6}$/);
    for (const typed of [number, number.toLowerCase().replace(' ', ''), ` ${number.replace(' ', '-')} `]) {
      expect((await find(typed)).data?.batchCertificate).toMatchObject({
        number,
        portion: '2 capsules',
        product: { sku: 'HW-MGB' },
        results: [
          { name: 'Magnesium', unit: 'mg', declared: 200, is_accepted: true },
          { name: 'Lead', unit: 'mg/kg', declared: null, most: 3, is_accepted: true },
          { name: 'Cadmium' },
          { name: 'Mercury' },
        ],
      });
    }
  });

  it('says when a value is outside its limits', async () => {
    const number = newest();
    backend.db.run(
      "UPDATE batch_certificate SET results = json_set(results, '$[1].measured', 3.2) WHERE number = ?",
      number,
    );
    expect((await find(number)).data?.batchCertificate).toMatchObject({
      results: [{ is_accepted: true }, { name: 'Lead', is_accepted: false }, {}, {}],
    });
  });

  it('is null for a number that is none, and refuses what cannot be one', async () => {
    expect((await find("' OR 1=1 --")).data).toEqual({ batchCertificate: null });
    expect((await find('9'.repeat(41))).errors?.[0]?.message).toBe('This is not the number of a batch.');
  });

  it('lists those of a product and of its variants, and none of what is unknown', async () => {
    const list = async (sku: string) => {
      const { data } = await postGraphQl(
        backend,
        'query($sku: String!) { batchCertificates(sku: $sku, pageSize: 2) { total_count items { tested_on } page_info { total_pages } } }',
        { sku },
      );
      return data?.batchCertificates;
    };
    expect(await list('HW-MGB')).toMatchObject({ total_count: 3, page_info: { total_pages: 2 } });
    expect(await list('HW-MGB-60')).toEqual(await list('HW-MGB'));
    expect(await list('NONE')).toEqual({ total_count: 0, items: [], page_info: { total_pages: 0 } });
  });

  it('every product of the shop has one, sets by their packs', () => {
    expect(
      backend.db.all(
        `SELECT sku FROM product WHERE is_visible = 1 AND is_enabled = 1 AND type <> 'bundle'
         AND id NOT IN (SELECT product_id FROM batch_certificate)`,
      ),
    ).toEqual([]);
  });
});
