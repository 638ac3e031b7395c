import { ApolloLink, gql } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { createShopClient } from '../shopClient';
import { usefulDataLink } from './usefulDataLink';

const errors = [{ message: 'Internal server error' }];

/** What an operation gets when the backend answers so. */
const send = (query: string, answer: ApolloLink.Result, context = {}): Promise<ApolloLink.Result> => {
  const link = ApolloLink.from([usefulDataLink, new ApolloLink(() => of(answer))]);
  const client = createShopClient([], {});
  return firstValueFrom(ApolloLink.execute(link, { query: gql(query), context }, { client }));
};

test('F-50: an error beside an answered query is dropped', async () => {
  expect(await send('{ shop { name } }', { data: { shop: { name: null } }, errors })).toEqual({
    data: { shop: { name: null } },
  });
});

test('the errors of what was not answered, of a mutation, and of an operation that asks for them stay', async () => {
  const refused = { data: { shop: null }, errors };
  expect(await send('{ shop { name } }', refused)).toEqual(refused);
  const answered = { data: { shop: { name: 'A' } }, errors };
  expect(await send('mutation { shop { name } }', answered)).toEqual(answered);
  expect(await send('{ shop { name } }', answered, { keepsErrors: true })).toEqual(answered);
});

test('entries of lists that could not be given are left out, everything else is the same object', async () => {
  const good = { names: ['A'], none: null };
  const { data } = await send('{ list { items } }', { data: { list: { items: [null, good, null] } } });
  expect(data).toEqual({ list: { items: [good] } });
  const whole = { data: { list: { items: [good] } } };
  expect((await send('{ list { items } }', whole)).data).toBe(whole.data);
});
