// `npm run studio`: draws the masters of new and changed pictures; `-- --check` only says which are out of date, and
// `-- fonts` cuts the font files.
import { makeFonts } from './fonts/makeFonts';
import { findOutdated, makeMasters } from './makeMasters';

if (process.argv.includes('fonts')) {
  await makeFonts((file, bytes) => console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB`));
} else if (process.argv.includes('--check')) {
  const outdated = findOutdated();
  for (const path of outdated) console.log(`Out of date: ${path}`);
  if (outdated.length > 0)
    console.log(`Run "npm run studio": ${outdated.length} pictures are not as their recipes say.`);
  process.exitCode = outdated.length > 0 ? 1 : 0;
} else {
  const startedAt = Date.now();
  await makeMasters((done, total) => {
    if (done % 50 === 0 || done === total)
      console.log(`${done} of ${total} pictures, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  });
}
