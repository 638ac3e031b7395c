// `npm run studio`: makes the masters of new and changed pictures, and renders what they need; `-- --check` only says
// which are out of date, and `-- fonts` cuts the font files.
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
  const seconds = (): number => Math.round((Date.now() - startedAt) / 1000);
  try {
    await makeMasters({
      onRender: (plate) => console.log(`Rendering ${plate}, ${seconds()} s`),
      onPicture: (done, total) => {
        if (done % 50 === 0 || done === total) console.log(`${done} of ${total} pictures, ${seconds()} s`);
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
