import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, Subject } from 'rxjs';
import { createMutationQueueLink } from './mutationQueueLink';

/** A queue before a backend that answers an operation when it is told to. */
const setUp = () => {
  const signedOut = new Subject<void>();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const backend = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        sent.push(operationName);
        answers.push(() => {
          observer.next({ data: { done: true } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([createMutationQueueLink(signedOut), backend]),
  });
  const send = (name: string, context = {}): Promise<string> =>
    client.mutate({ mutation: gql(`mutation ${name} { done }`), fetchPolicy: 'no-cache', context }).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    );
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { sent, answers, send, settle, leave: () => signedOut.next() };
};

test('mutations go one at a time', async () => {
  const { sent, answers, send, settle } = setUp();
  const [one, other] = [send('One'), send('Other')];
  await settle();
  expect(sent).toEqual(['One']);
  answers[0]?.();
  await settle();
  expect(sent).toEqual(['One', 'Other']);
  answers[1]?.();
  expect(await Promise.all([one, other])).toEqual(['done', 'done']);
});

test('what has not begun when its customer signs out is never sent, and holds up nobody', async () => {
  const { sent, answers, send, settle, leave } = setUp();
  const begun = send('Begun');
  await settle();
  const waiting = send('Waiting');
  const named = send('Named', { headers: { Authorization: 'Bearer new' } });
  await settle();
  leave();
  expect(await waiting).toBe('AbortError');
  const next = send('SignIn');
  answers[0]?.();
  await settle();
  expect(sent).toEqual(['Begun', 'Named']);
  answers[1]?.();
  await settle();
  expect(sent).toEqual(['Begun', 'Named', 'SignIn']);
  answers[2]?.();
  expect(await Promise.all([begun, named, next])).toEqual(['done', 'done', 'done']);
});
