// `npm run bench`: what the shop costs and how fast it answers (docs/operations.md). `npm run bench -- scale` and so on
// measure one thing only.
import { parseArgs } from 'node:util';

import { measureBuying } from './buying/measureBuying';
import { measureContent } from './content/measureContent';
import { measureEndurance } from './endurance/measureEndurance';
import { measureImages } from './images/measureImages';
import { measurePairs } from './lab/measurePairs';
import { measureInteractions } from './interaction/measureInteractions';
import { measureOrders } from './orders/measureOrders';
import { measureOrigin } from './origin/measureOrigin';
import { measurePeers } from './peers/measurePeers';
import { measureLoad } from './load/measureLoad';
import { measurePersistence } from './persistence/measurePersistence';
import { measureScale } from './scale/measureScale';
import { measureSearch } from './search/measureSearch';
import { measureSizes } from './sizes/measureSizes';
import { measureSubscriptions } from './subscriptions/measureSubscriptions';

// A shop that runs already is measured when BENCH_PORT names its port.
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { sites: { type: 'string' } },
});

const benches: Record<string, () => Promise<void>> = {
  pages: async () => {
    await import('./pages');
  },
  scale: measureScale,
  interaction: measureInteractions,
  images: measureImages,
  content: measureContent,
  buying: measureBuying,
  pairs: measurePairs,
  peers: () => measurePeers(options.sites),
  origin: measureOrigin,
  orders: measureOrders,
  persistence: measurePersistence,
  subscriptions: measureSubscriptions,
  search: measureSearch,
  sizes: measureSizes,
  load: measureLoad,
  endurance: measureEndurance,
};

for (const name of wanted.length > 0 ? wanted : ['pages']) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench '${name}': ${Object.keys(benches).join(', ')}.`);
  await bench();
}
