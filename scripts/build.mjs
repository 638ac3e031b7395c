// `npm run build`: generates and builds the shop into dist/, for the backend that SHOP_BACKEND names.
import { backendEnvironment } from './lib/otherBackend.mjs';
import { build, checkNode, generate, install } from './lib/prepare.mjs';
import { fail } from './lib/steps.mjs';

checkNode();
install();
generate();
Object.assign(process.env, await backendEnvironment(process.env).catch(({ message }) => fail(message)));
await build();
