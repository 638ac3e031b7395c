import { createTestBackend, type TestBackend } from '../testing/createTestBackend';
import { insertCustomer, insertStore, insertStoreSetting } from '../testing/fixtures';
import { postGraphQl, signInAs } from '../testing/graphql';

const set = `mutation($code: String!, $isConsent: Boolean!) {
  setChannelConsent(code: $code, isConsent: $isConsent) { code is_consent }
}`;
const query = '{ customer { communication_channels { code label is_consent decided_at } } }';

describe('channels besides the newsletter', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;

  beforeEach(async () => {
    backend = createTestBackend({ now: () => Date.UTC(2026, 10, 23, 9) });
    insertStore(backend.db);
    insertCustomer(backend.db);
    insertStoreSetting(backend.db, 'communication_channels', [
      { code: 'post', label: 'Post', consent_text: 'I agree to letters.' },
    ]);
    headers = await signInAs(backend, 'ann@example.com');
  });
  afterEach(() => backend.close());

  it('are off until the customer agrees, and keep the words of the answer', async () => {
    const before = await postGraphQl(backend, query, {}, headers);
    const post = { code: 'post', label: 'Post' };
    expect(before.data?.customer).toEqual({
      communication_channels: [{ ...post, is_consent: false, decided_at: null }],
    });
    await postGraphQl(backend, set, { code: 'post', isConsent: true }, headers);
    expect((await postGraphQl(backend, query, {}, headers)).data?.customer).toEqual({
      communication_channels: [{ ...post, is_consent: true, decided_at: '2026-11-23 09:00:00' }],
    });
    expect(backend.db.all('SELECT consent_text FROM channel_consent')).toEqual([
      { consent_text: 'I agree to letters.' },
    ]);
  });

  it('are those of the store, and of the customer', async () => {
    const unknown = await postGraphQl(backend, set, { code: 'pigeon', isConsent: true }, headers);
    expect(unknown.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
    const guest = await postGraphQl(backend, set, { code: 'post', isConsent: true });
    expect(guest.errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  });
});
