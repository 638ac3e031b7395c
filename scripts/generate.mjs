// After an install: the generated types, so that an editor finds them at once.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { generate } from './lib/prepare.mjs';
import { root } from './lib/steps.mjs';

// An install for production alone brings no generator.
if (existsSync(join(root, 'node_modules', '@graphql-codegen', 'cli'))) generate();
