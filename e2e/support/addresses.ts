/** Port of the shop under test; far from the default, so that a running shop is not disturbed. */
export const port = Number(process.env.E2E_PORT ?? 18_080);

/** Port of the test payment provider under test: its own origin. */
export const paymentPort = port + 1;

/** Port of the shop before the profile `stock` of the embedded backend; its payment provider, which it has no use for, is next. */
export const stockPort = port + 2;
