import { handoverKey, type EarlyResult } from '@/boot/handover';
import { takeEarlyResponse } from './takeEarlyResponse';

const variables = { url: '/minerals.html' };
const errors = [{ message: 'Internal server error' }];

const hand = (result: Promise<EarlyResult>): void => {
  window.shopBoot = { responses: { [handoverKey('ResolveURL', variables)]: result } };
};

test('F-50: good data is taken, with the error that came beside it', async () => {
  const data = { route: { name: 'Minerals', image: null } };
  hand(Promise.resolve({ data, errors }));
  expect(await takeEarlyResponse('ResolveURL', variables)).toEqual({ data, errors });
});

test('an answer without data is asked for again', async () => {
  for (const answer of [{ errors }, { data: null, errors }, { data: { route: null }, errors }]) {
    hand(Promise.resolve(answer));
    expect(await takeEarlyResponse('ResolveURL', variables)).toBeUndefined();
  }
});

test('that nothing is at a path is an answer', async () => {
  hand(Promise.resolve({ data: { route: null } }));
  expect(await takeEarlyResponse('ResolveURL', variables)).toEqual({ data: { route: null } });
});

test('each answer is taken once', async () => {
  hand(Promise.resolve({ data: { route: {} } }));
  await takeEarlyResponse('ResolveURL', variables);
  expect(takeEarlyResponse('ResolveURL', variables)).toBeUndefined();
});
