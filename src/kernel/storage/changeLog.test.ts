import { createMemoryStorage } from '@/testing/memoryStorage';
import { countChanges, readChanges } from './changeLog';
import { createShopStorage } from './shopStorage';

const json = () => Promise.resolve(Response.json({}));

const open = () => {
  const storage = createShopStorage({ raw: createMemoryStorage(), namespace: 'n', now: Date.now });
  let answer: () => Promise<Response> = json;
  const send = countChanges(
    () => answer(),
    storage,
    (_url, body) => /^change (.*)$/.exec(body)?.[1],
  );
  return {
    storage,
    send: (body: string) => send('/x', { method: 'POST', body }),
    answerWith: (next: typeof answer) => (answer = next),
  };
};

test('changes are counted before they are sent, and stay open until the backend has answered', async () => {
  const { storage, send, answerWith } = open();
  await send('read a');
  expect(readChanges(storage, 'a')).toBeUndefined();
  await send('change a');
  expect(readChanges(storage, 'a')).toEqual({ subject: 'a', sent: 1, unanswered: 0 });
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('change a')).rejects.toThrow('Failed to fetch');
  expect(readChanges(storage, 'a')).toEqual({ subject: 'a', sent: 2, unanswered: 1 });
  // A proxy gave up; the backend need not have.
  answerWith(() => Promise.resolve(new Response('<html>', { status: 504, headers: { 'content-type': 'text/html' } })));
  await send('change a');
  expect(readChanges(storage, 'a')).toEqual({ subject: 'a', sent: 3, unanswered: 2 });
  answerWith(() => Promise.resolve(Response.json({}, { status: 400 })));
  await send('change a');
  expect(readChanges(storage, 'a')).toEqual({ subject: 'a', sent: 4, unanswered: 2 });
});

test('of the newest subject alone something is known', async () => {
  const { storage, send, answerWith } = open();
  let end = (_answer: Response): void => undefined;
  answerWith(() => new Promise((resolve) => (end = resolve)));
  const first = send('change a');
  answerWith(json);
  await send('change b');
  end(Response.json({}));
  await first;
  expect(readChanges(storage, 'a')).toBeUndefined();
  expect(readChanges(storage, 'b')).toEqual({ subject: 'b', sent: 1, unanswered: 0 });
});
