import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertStore } from '../testing/fixtures';
import { postGraphQl } from '../testing/graphql';

describe('GraphQL transport', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
    insertStore(backend.db);
  });

  afterEach(() => backend.close());

  it('answers a query by POST', async () => {
    expect(await postGraphQl(backend, '{ storeConfig { store_code locale } }')).toEqual({
      data: { storeConfig: { store_code: 'uk_en', locale: 'en_GB' } },
    });
  });
});
