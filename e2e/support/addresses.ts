/** Port of the shop under test; far from the default, so that a running shop is not disturbed. */
export const port = Number(process.env.E2E_PORT ?? 18_080);

/** Port of the test payment provider under test: its own origin. */
export const paymentPort = port + 1;

/** Port of the shop before the profile `stock` of the embedded backend; its payment provider, which it has no use for, is next. */
export const stockPort = port + 2;

/** Browser tests at the same time: each waits for about a third of its time, and three keep two cores busy. */
export const workers = 3;

/** Where a worker starts a shop of its own, with its payment provider behind it. */
export const ownShopPort = (worker: number): number => port + 10 * (worker + 1);

/** The same for a shop of one test, while the worker's own may still run. */
export const secondShopPort = (worker: number): number => ownShopPort(workers + worker);

/** Where one test starts one version of the shop after another. */
export const versionsPort = ownShopPort(2 * workers);
