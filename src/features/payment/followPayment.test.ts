import fc from 'fast-check';
import { followPayment, type ActionEnd, type PaymentSteps } from './followPayment';
import { type PaymentAction, type PaymentAnswer, PaymentError } from './providers/paymentAdapter';
import { readResultCode, resultCodes } from './providers/resultCode';

const answer = (
  resultCode: unknown,
  nonce: string | null = null,
  action: PaymentAction | null = null,
): PaymentAnswer => ({
  resultCode: readResultCode(resultCode),
  nonce,
  action,
});

const challenge: PaymentAction = {
  kind: 'challenge',
  url: 'https://bank.test/',
  perform: () => ({ answer: new Promise(() => undefined), end: () => undefined }),
};

const stepsThat = (end: () => ActionEnd): PaymentSteps & { told: unknown[] } => {
  const told: unknown[] = [];
  return {
    told,
    act: () => Promise.resolve(end()),
    onResult: (code) => told.push(code),
    onThreeDSecureStarted: (url) => told.push(url),
    onThreeDSecureEnded: (error) => told.push(error),
  };
};

const follow = (first: PaymentAnswer, end: () => ActionEnd = () => 'failed') =>
  followPayment(() => Promise.resolve(first), stepsThat(end));

it.each([
  ['Refused', 'refused'],
  ['Cancelled', 'cancelled'],
  ['Error', 'error'],
  ['Pending', 'pending'],
  ['Received', 'pending'],
  ['IdentifyShopper', 'provider'],
  ['ChallengeShopper', 'provider'],
  ['RedirectShopper', 'provider'],
  ['PresentToShopper', 'unknownResult'],
  [undefined, 'unknownResult'],
])('%s without anything to do is no payment, even with a nonce', async (code, reason) => {
  expect(await follow(answer(code, 'nonce'))).toEqual({ kind: 'stopped', reason, message: '' });
});

it('pays with what stands, and not with a yes that brings nothing', async () => {
  expect(await follow(answer('Authorised', 'n1'))).toEqual({ kind: 'nonce', nonce: 'n1' });
  expect(await follow(answer('Authorised'))).toMatchObject({ reason: 'provider' });
});

it('goes from a fingerprint through a challenge to the payment, and tells each step', async () => {
  const ends = [answer('ChallengeShopper', null, challenge), answer('Authorised', 'n2')];
  const steps = stepsThat(() => ends.shift() ?? 'failed');
  const first = answer('IdentifyShopper', null, { ...challenge, kind: 'fingerprint', url: null });
  expect(await followPayment(() => Promise.resolve(first), steps)).toEqual({ kind: 'nonce', nonce: 'n2' });
  expect(steps.told).toEqual(['IdentifyShopper', null, null, 'ChallengeShopper', challenge.url, null, 'Authorised']);
});

it.each([
  ['closed', 'notAuthenticated'],
  ['timedOut', 'timedOut'],
  ['failed', 'provider'],
  [{ ...answer('Refused'), isNotAuthenticated: true }, 'notAuthenticated'],
] as [ActionEnd, string][])('a challenge that ends with %j is no payment', async (end, reason) => {
  expect(await follow(answer('ChallengeShopper', 'n', challenge), () => end)).toMatchObject({
    kind: 'stopped',
    reason,
  });
});

it('tells what a provider says, and never throws', async () => {
  const fail = (error: Error) =>
    followPayment(
      () => Promise.reject(error),
      stepsThat(() => 'failed'),
    );
  expect(await fail(new PaymentError('Check your card.'))).toMatchObject({
    reason: 'provider',
    message: 'Check your card.',
  });
  expect(await fail(new TypeError('inner'))).toMatchObject({ reason: 'provider', message: '' });
});

it('F-43: whatever is answered: paid only by a last answer Authorised with a nonce, and always to an end', async () => {
  const code = fc.oneof(fc.constantFrom<string>(...resultCodes), fc.string());
  const answers = fc.array(
    fc.record({ code, nonce: fc.option(fc.string({ minLength: 1 })), hasAction: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(answers, async (list) => {
      const queue = list.map((one) => answer(one.code, one.nonce, one.hasAction ? challenge : null));
      const [first = answer('Error'), ...rest] = queue;
      const outcome = await follow(first, () => rest.shift() ?? 'closed');
      const last = queue.find(({ action }) => action === null);
      const isPaid = outcome.kind === 'nonce';
      if (isPaid) expect(last).toMatchObject({ resultCode: 'Authorised', nonce: outcome.nonce });
    }),
  );
});
