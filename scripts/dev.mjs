// `npm run dev`: front end with hot reload on PORT (default 8080); the backend restarts on its own changes behind it.
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
    command: tool('webpack'),
    args: ['serve', '--mode', 'development'],
    environment: {
      PORT: String(ports.PORT),
      BACKEND_URL: `http://localhost:${backendPort}`,
      SHOP_PAYMENT_URL: `http://localhost:${ports.PAYMENT_PORT}`,
    },
  },
]);
