import { TooManyAttempts } from '../graphql/errors';
import { hashPassword, hashPasswordNow, isOutdated, verifyPassword } from './passwords';

const request = { settings: { passwordCost: 16 }, clientAddress: '192.0.2.1' };
const laterRequest = { ...request, settings: { passwordCost: 64 } };

describe('passwords', () => {
  it('match their own hash only, and each hash has its own salt', async () => {
    const hash = await hashPassword('Garden-Gate-42', request);
    expect(await verifyPassword('Garden-Gate-42', hash, request)).toBe(true);
    expect(await verifyPassword('garden-gate-42', hash, request)).toBe(false);
    expect(await hashPassword('Garden-Gate-42', request)).not.toBe(hash);
    expect(await verifyPassword('Garden-Gate-42', undefined, request)).toBe(false);
  });

  it('match however their accents were typed', async () => {
    const hash = await hashPassword('Caf\u00e9-Garden-1', request);
    expect(await verifyPassword('Cafe\u0301-Garden-1', hash, request)).toBe(true);
  });

  it.each(['', 'x', 'scrypt$1$1$1$$', 'scrypt$16384$8$1$c2FsdA$c2hvcnQ', 'bcrypt$16384$8$1$c2FsdA$aGFzaA'])(
    'match no unreadable hash (%j)',
    async (stored) => {
      expect(await verifyPassword('Garden-Gate-42', stored, request)).toBe(false);
    },
  );

  it('keep their parameters with the hash: it stays valid when the shop wants more, and is known to be outdated', async () => {
    const hash = hashPasswordNow('Garden-Gate-42', 16);
    expect(hash).toMatch(/^scrypt\$16\$8\$1\$/);
    expect(await verifyPassword('Garden-Gate-42', hash, laterRequest)).toBe(true);
    expect(isOutdated(hash, request)).toBe(false);
    expect(isOutdated(hash, laterRequest)).toBe(true);
    expect(isOutdated(await hashPassword('Garden-Gate-42', laterRequest), laterRequest)).toBe(false);
  });

  it('are not hashed for one client by the dozen, while others get theirs', async () => {
    const answers = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => hashPassword('Garden-Gate-42', request)),
      hashPassword('Garden-Gate-42', { ...request, clientAddress: '198.51.100.7' }),
    ]);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(14);
    expect(refused.every((answer) => answer.status === 'rejected' && answer.reason instanceof TooManyAttempts)).toBe(
      true,
    );
    expect(answers.at(-1)?.status).toBe('fulfilled');
    await expect(hashPassword('Garden-Gate-42', request)).resolves.toMatch(/^scrypt/);
  });

  it('do not wait in a queue without end', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        hashPassword('Garden-Gate-42', { ...request, clientAddress: `192.0.2.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
  });

  it('leave the thread to others while they are hashed', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await hashPassword('Garden-Gate-42', { ...request, settings: { passwordCost: 32_768 } });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});
