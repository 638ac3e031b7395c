import { createTestBackend, type TestBackend } from '../testing/createTestBackend';

describe('the stand-in of the map provider', () => {
  let backend: TestBackend;

  beforeEach(() => {
    backend = createTestBackend();
  });
  afterEach(() => backend.close());

  it('is a script, and nothing else', async () => {
    const response = await backend.fetch('/maps/api.js?key=any&callback=ready');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toContain('LatLngBounds');
    expect((await backend.fetch('/maps/other.js')).status).toBe(404);
    expect((await backend.fetch('/maps/api.js', { method: 'POST' })).status).toBe(405);
  });
});
