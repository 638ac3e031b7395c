import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertStore } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';

import { keepInVault } from './vaultQueries';

const list = '{ customerPaymentTokens { items { public_hash details is_default } } }';
const choose = `mutation($hash: String) {
  setDefaultPaymentToken(public_hash: $hash) { customerPaymentTokens { items { details is_default } } }
}`;

interface Token {
  public_hash: string;
  details: string;
  is_default: boolean;
}

describe('the card that is offered first', () => {
  let backend: TestBackend;
  let headers: Record<string, string>;

  beforeEach(async () => {
    backend = createTestBackend();
    insertStore(backend.db);
    for (const email of ['ann@example.com', 'eve@example.com']) {
      const id = insertCustomer(backend.db, { email });
      for (const [age, last4] of ['1111', '2222', '3333'].entries()) {
        const card = { customer_id: id, payment_method_code: 'test_card', card_brand: 'Visa', card_last4: last4 };
        keepInVault(backend.db, { ...card, card_expiry: '12/2090', outcome: 'authorised' }, Date.UTC(2026, 0, 9 - age));
      }
    }
    headers = await signInAs(backend, 'ann@example.com');
  });
  afterEach(() => backend.close());

  const cards = async (who = headers): Promise<Token[]> => {
    const { data } = await postGraphQl(backend, list, {}, who);
    return (data?.customerPaymentTokens as { items: Token[] }).items;
  };
  const inOrder = async (): Promise<string[]> =>
    (await cards()).map(({ details, is_default: isDefault }) => {
      const { maskedCC } = JSON.parse(details) as { maskedCC: string };
      return isDefault ? `${maskedCC} default` : maskedCC;
    });
  const hashOf = async (last4: string): Promise<string | undefined> =>
    (await cards()).find(({ details }) => details.includes(last4))?.public_hash;

  it('is the newest until one is chosen; there is one of it, and it can be given up', async () => {
    expect(await inOrder()).toEqual(['1111', '2222', '3333']);
    await postGraphQl(backend, choose, { hash: await hashOf('3333') }, headers);
    expect(await inOrder()).toEqual(['3333 default', '1111', '2222']);
    await postGraphQl(backend, choose, { hash: await hashOf('2222') }, headers);
    expect(await inOrder()).toEqual(['2222 default', '1111', '3333']);
    await postGraphQl(backend, choose, { hash: null }, headers);
    expect(await inOrder()).toEqual(['1111', '2222', '3333']);
  });

  it("is nobody else's", async () => {
    const eve = await signInAs(backend, 'eve@example.com');
    const [hers] = await cards(eve);
    const { errors } = await postGraphQl(backend, choose, { hash: hers?.public_hash }, headers);
    expect(errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
    expect(await inOrder()).toEqual(['1111', '2222', '3333']);
    expect((await postGraphQl(backend, choose, { hash: hers?.public_hash })).errors?.[0]?.extensions?.category).toBe(
      'graphql-authorization',
    );
    expect((await cards(eve)).filter((card) => card.is_default)).toEqual([]);
  });
});
