import fc from 'fast-check';
import {
  detailsFailed,
  detailsReceived,
  detailsRequested,
  resetPasswordReceived,
  resetPasswordRequested,
  tokenCleared,
  tokenSet,
  userReducer,
  userReset,
} from './userSlice';

const start = userReducer(undefined, { type: 'start' });
const somebody = { email: 'eleanor@example.com', firstname: 'Eleanor', lastname: 'Marsh' };
const anyAction = fc.oneof(
  fc.string({ minLength: 1 }).map(tokenSet),
  fc.constant(tokenCleared()),
  fc.constant(userReset()),
  fc.constant(detailsRequested()),
  fc.constant(detailsReceived(somebody)),
  fc.constant(detailsFailed({ kind: 'network', message: 'lost' })),
  fc.constant(resetPasswordRequested()),
  fc.constant(resetPasswordReceived(null)),
);

test('a token signs in, clearing it signs out', () => {
  const signedIn = userReducer(start, tokenSet('token'));
  expect(signedIn).toMatchObject({ isSignedIn: true, token: 'token' });
  expect(userReducer(signedIn, tokenCleared())).toMatchObject({ isSignedIn: false, token: null });
});

test('whatever happens, somebody is signed in exactly when there is a token', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const state = actions.reduce(userReducer, start);
      expect(state.isSignedIn).toBe(state.token !== null);
    }),
  );
});

test('reset always gives the initial state', () => {
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      expect([...actions, userReset()].reduce(userReducer, start)).toEqual(start);
    }),
  );
});

test('details are asked for and received or failed', () => {
  const asking = userReducer(start, detailsRequested());
  expect(asking.isGettingDetails).toBe(true);
  expect(userReducer(asking, detailsReceived(somebody))).toMatchObject({
    isGettingDetails: false,
    currentUser: somebody,
  });
  const error = { kind: 'network', message: 'lost' } as const;
  expect(userReducer(asking, detailsFailed(error))).toMatchObject({ isGettingDetails: false, getDetailsError: error });
});
