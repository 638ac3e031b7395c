// `npm run dev`: front end with hot reload on PORT (default 8080); the backend restarts on its own changes behind it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './lib/ports.mjs';
import { checkNode, generate, install } from './lib/prepare.mjs';
import { fail, say, serveUntilStopped, tool } from './lib/steps.mjs';

checkNode();
const ports = await freePorts(process.env, { 'the backend': 2 }).catch((error) => fail(error.message));
install();
generate();

const origin = `http://localhost:${ports.PORT}`;
const backendPort = ports['the backend'];
say(`• Front end with hot reload on ${origin}, the backend behind it on ${backendPort}`);
process.exitCode = await serveUntilStopped([
  { command: tool('graphql-codegen'), args: ['--config', 'codegen.ts', '--watch', '--silent'], environment: {} },
  {
    command: tool('tsx'),
    args: [
      'watch',
      '--clear-screen=false',
      ...[
        'backend/seed/data/**/*',
        'backend/seed/stock/**/*',
        'backend/schema/**/*.graphqls',
        'backend/**/*.sql',
      ].flatMap((files) => ['--include', files]),
      'backend/main.ts',
    ],
    environment: {
      PORT: String(backendPort),
      PAYMENT_PORT: String(ports.PAYMENT_PORT),
      SHOP_ORIGIN: origin,
    },
  },
  {
    // The configuration reads the tables of paths when it starts, so a change of theirs starts it again.
    command: tool('tsx'),
    args: [
      'watch',
      '--clear-screen=false',
      ...['src/app/routing/routes.ts', 'backend/servedPaths.ts'].flatMap((file) => ['--include', file]),
      // What the configuration compiles for itself goes when it has been read.
      '--exclude',
      join(tmpdir(), 'boot-*', '**'),
      'node_modules/webpack/bin/webpack.js',
      'serve',
      '--mode',
      'development',
    ],
    environment: {
      PORT: String(ports.PORT),
      BACKEND_URL: `http://localhost:${backendPort}`,
      SHOP_PAYMENT_URL: `http://localhost:${ports.PAYMENT_PORT}`,
    },
  },
]);
