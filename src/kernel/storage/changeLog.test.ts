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

test('subjects are counted side by side, so that a change of one stays open while another is changed', async () => {
  const { storage, send, answerWith } = open();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('change a')).rejects.toThrow('Failed to fetch');
  answerWith(json);
  await send('change b');
  await send('change a');
  expect(readChanges(storage, 'a')).toEqual({ subject: 'a', sent: 2, unanswered: 1 });
  expect(readChanges(storage, 'b')).toEqual({ subject: 'b', sent: 1, unanswered: 0 });
});

test('of more subjects than are counted nothing is known', async () => {
  const { storage, send } = open();
  for (let number = 0; number < 31; number += 1) await send(`change ${number}`);
  expect(readChanges(storage, '29')).toEqual({ subject: '29', sent: 1, unanswered: 0 });
  expect(readChanges(storage, '30')).toBeUndefined();
});
