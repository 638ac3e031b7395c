import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** Whether a query is being repeated until it succeeds. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

const shortError = (message: string | null): Error => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
};

// A query that waits fails many times, and every one of its errors would print the whole page. Testing Library adds the
// page to the last one itself.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) => (isWaiting() ? shortError(message) : getElementError(message, container)),
});

// React takes a stack trace for each element it makes, up to 10,000 a second: a twentieth of all time. Its warnings name
// the component without it.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
