import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { of } from 'rxjs';
import { createAbsentFieldsLink } from './absentFieldsLink';

/** Marks fields and variables as the build does. */
const marked = (text: string, names: readonly string[], absentKeys: object = {}): DocumentNode =>
  visit(parse(text), {
    Field: (node) => (names.includes(node.name.value) ? { ...node, selectionSet: undefined, absent: true } : undefined),
    VariableDefinition: (node) =>
      names.includes(node.variable.name.value) ? { ...node, absent: true } : { ...node, absentKeys },
    Document: { leave: (node) => ({ ...node, kind: Kind.DOCUMENT }) },
  });

const clientOf = (answer: Record<string, unknown>) => {
  const sent: { text: string; variables: object }[] = [];
  const backend = new ApolloLink(({ query, variables }) => {
    sent.push({ text: print(query).replace(/\s+/g, ' '), variables });
    return of({ data: answer });
  });
  const link = ApolloLink.from([createAbsentFieldsLink(), backend]);
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), sent };
};

test('a request goes without what is absent, and its answer is whole in the cache', async () => {
  const query = marked(
    'query Lines($isNew: Boolean!, $id: String!) { cart(id: $id) { id lines { uid badge @include(if: $isNew) } gift { id } } }',
    ['badge', 'gift', 'isNew'],
  );
  const cart = { __typename: 'Cart', id: 'a', lines: [{ __typename: 'Line', uid: '1' }] };
  const { client, sent } = clientOf({ cart });
  const variables = { isNew: true, id: 'a' };
  await client.query({ query, variables });
  expect(sent[0]?.text).toBe('query Lines($id: String!) { cart(id: $id) { id lines { uid __typename } __typename } }');
  expect(client.readQuery({ query, variables })).toEqual({
    cart: { ...cart, gift: null, lines: [{ __typename: 'Line', uid: '1', badge: null }] },
  });
});

test('an operation of which nothing is left is answered without a request', async () => {
  const { client, sent } = clientOf({});
  const { data } = await client.query({ query: marked('{ popular }', ['popular']) });
  expect(data).toEqual({ popular: null });
  expect(sent).toEqual([]);
});

test('variables go without the keys that the backend does not know', async () => {
  const mutation = marked('mutation Add($item: Item!) { add(item: $item) }', [], {
    plan: true,
    options: { note: true },
  });
  const { client, sent } = clientOf({ add: true });
  const item = { sku: 'A', plan: 'weekly', options: [{ uid: 'x', note: 'y' }] };
  await client.mutate({ mutation, variables: { item } });
  expect(sent[0]?.variables).toEqual({ item: { sku: 'A', options: [{ uid: 'x' }] } });
});
