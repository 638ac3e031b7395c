// `npm run dev`: front end with hot reload on PORT (default 8080); the backend restarts on its own changes behind it.
import { spawn } from 'node:child_process';

import { checkNode, generate, install } from './lib/prepare.mjs';
import { root, say, tool } from './lib/steps.mjs';

checkNode();
install();
generate();

const port = Number(process.env.PORT ?? 8080);
const backendPort = port + 2;
const start = (command, args, environment) =>
  spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });

say(`Front end: http://localhost:${port} (backend behind it on ${backendPort})`);
const children = [
  start(tool('graphql-codegen'), ['--config', 'codegen.ts', '--watch', '--silent'], {}),
  start(
    tool('tsx'),
    ['watch', '--include', 'backend/seed/data/**/*', '--include', 'backend/schema/**/*.graphqls', 'backend/main.ts'],
    {
      PORT: String(backendPort),
      PAYMENT_PORT: String(port + 1),
      SHOP_ORIGIN: `http://localhost:${port}`,
      HALEWELL_DEV: '1',
    },
  ),
  start(tool('webpack'), ['serve', '--mode', 'development'], {
    PORT: String(port),
    BACKEND_URL: `http://localhost:${backendPort}`,
    SHOP_PAYMENT_URL: `http://localhost:${port + 1}`,
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  process.exit();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
