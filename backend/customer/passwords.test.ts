import { hashPassword, verifyPassword } from './passwords';

describe('passwords', () => {
  it('match their own hash only, and each hash has its own salt', () => {
    const hash = hashPassword('Garden-Gate-42');
    expect(verifyPassword('Garden-Gate-42', hash)).toBe(true);
    expect(verifyPassword('garden-gate-42', hash)).toBe(false);
    expect(hashPassword('Garden-Gate-42')).not.toBe(hash);
  });

  it('match however their accents were typed', () => {
    expect(verifyPassword('Cafe\u0301-Garden-1', hashPassword('Caf\u00e9-Garden-1'))).toBe(true);
  });

  it.each(['', 'x', 'scrypt$1$1$1$$', 'scrypt$16384$8$1$c2FsdA$c2hvcnQ', 'bcrypt$16384$8$1$c2FsdA$aGFzaA'])(
    'match no unreadable hash (%j)',
    (stored) => {
      expect(verifyPassword('Garden-Gate-42', stored)).toBe(false);
    },
  );
});
