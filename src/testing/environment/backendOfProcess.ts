import type * as TestBackendModule from '../../../backend/testing/createTestBackend';

declare global {
  interface Window {
    /** The backend as this process has loaded it, outside of the test files; see domEnvironment.ts. */
    backendOfProcess: typeof TestBackendModule;
  }
}

/** Of another realm than this one, where `instanceof` does not know it. */
const isTypeError = (error: unknown): error is TypeError =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';

/** Stands for the module of the same function: a backend for one test, of the code that all test files of a process share. */
export const createTestBackend: typeof TestBackendModule.createTestBackend = (options) => {
  // The clock is read at each call, because tests set it.
  const backend = window.backendOfProcess.createTestBackend({ now: () => Date.now(), ...options });
  return {
    ...backend,
    fetch: async (input, init) => {
      try {
        return await backend.fetch(input, init);
      } catch (error) {
        // What fetch throws when the line breaks is of the realm that asked, and the shop looks for it there.
        throw isTypeError(error) ? new TypeError(error.message) : error;
      }
    },
  };
};
