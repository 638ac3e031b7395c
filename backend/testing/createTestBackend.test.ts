import { createTestBackend } from './createTestBackend';
import { postGraphQl } from './graphql';

const query = '{ storeConfig { store_code } }';

describe('createTestBackend', () => {
  it('serves the whole seed', async () => {
    const backend = createTestBackend({ seed: 'full' });
    expect(await postGraphQl(backend, query)).toEqual({ data: { storeConfig: { store_code: 'uk_en' } } });
    backend.close();
  });

  it('gives every test a database of its own', () => {
    const first = createTestBackend({ seed: 'full' });
    const second = createTestBackend({ seed: 'full' });
    first.db.run('DELETE FROM url_rewrite');
    expect(second.db.get<{ n: number }>('SELECT count(*) AS n FROM url_rewrite')?.n).toBeGreaterThan(0);
    first.close();
    second.close();
  });

  it('answers 404 for what is not the backend', async () => {
    const backend = createTestBackend();
    expect((await backend.fetch('/nothing')).status).toBe(404);
    backend.close();
  });
});
