// `npm run build`: generates and builds the shop into dist/.
import { build, checkNode, generate, install } from './lib/prepare.mjs';

checkNode();
install();
generate();
await build();
