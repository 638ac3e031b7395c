/**
 * In CI a test that fails is tried once more, as browser tests are there: a machine that stands still for seconds is no
 * fault of the shop. The first failure is printed, so that an unsteady test is seen and mended.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
