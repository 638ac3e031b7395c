// `npm run sbom`: writes what the shop is made of (CycloneDX) into deploy/made/sbom.cdx.json. The licences of what is in
// the build itself stand in dist/licences.txt.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, root, say } from './lib/steps.mjs';

const made = join(root, 'deploy', 'made');
const asked = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', asked, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) fail(`npm could not write the list: ${stderr.trim()}`);
mkdirSync(made, { recursive: true });
writeFileSync(join(made, 'sbom.cdx.json'), stdout);
say(`${JSON.parse(stdout).components.length} packages: deploy/made/sbom.cdx.json`);
