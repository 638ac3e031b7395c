const kibibyte = 1024;

/** Limits in bytes, brotli (the README names all of them), by type of what the backend resolves a path to, or by fixed path. */
const scriptBudgets = {
  home: 183.75 * kibibyte,
  CATEGORY: 172 * kibibyte,
  PRODUCT: 175.25 * kibibyte,
  '/cart': 188.25 * kibibyte,
  '/checkout': 208.75 * kibibyte,
};
const styleBudget = 14 * kibibyte;
/** What draws the first view of a content page: a script that only pages begin with which no template fits. */
const contentViewBudget = 11.75 * kibibyte;
const precacheBudget = 250.75 * kibibyte;
/** The font files of most pages: those that the worker keeps. */
const fontBudget = 36 * 1000;

const kib = (bytes) => (bytes / kibibyte).toFixed(1);

/**
 * Compares a build with the budgets.
 * @param html the built page, which names the first scripts and the files of each kind of page.
 * @param precached files that the service worker keeps from the start.
 * @param size bytes of a file as it is sent.
 * @returns one row a kind of page, and one sentence a problem.
 */
export const budgetReport = ({ html, precached, size }) => {
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  const assets = JSON.parse(/id="?page-assets"?[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}');
  const scriptsIn = (part) => [...part.matchAll(/<script[^>]+src="?([^"\s>]+\.js)/g)].map((match) => match[1]);
  const [contentView = ''] = /<template id="?boot-content-view[^]*?<\/template>/.exec(html) ?? [];
  const initial = scriptsIn(html.replace(contentView, ''));
  // As the boot script does: a path's row is that whose pattern it matches.
  const fixedRow = (path) =>
    Object.entries(assets.fixed ?? {}).find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  const filesOf = (kind) => (kind.startsWith('/') ? fixedRow(kind) : assets.kinds?.[kind]);
  const rows = [];
  const problems = [];
  const hold = (what, bytes, limit) => {
    if (bytes > limit) problems.push(`${what} is ${kib(bytes)} KiB; the budget is ${kib(limit)} KiB.`);
  };

  for (const [key, limit] of Object.entries(scriptBudgets)) {
    const kind = key.toLowerCase();
    const files = [...new Set([...initial, ...(assets.main ?? []), ...(filesOf(key) ?? [])])];
    const scripts = sum(files.filter((file) => file.endsWith('.js')));
    const styles = sum(files.filter((file) => file.endsWith('.css')));
    rows.push(
      `${kind.padEnd(10)} JS ${kib(scripts).padStart(6)} KiB of ${kib(limit)}, CSS ${kib(styles).padStart(5)} KiB of ${kib(styleBudget)}`,
    );
    if (!filesOf(key)) problems.push(`The build names no files for ${kind}.`);
    hold(`JavaScript of ${kind}`, scripts, limit);
    hold(`CSS of ${kind}`, styles, styleBudget);
  }
  const contentViewSize = sum(scriptsIn(contentView));
  rows.push(`content    JS ${kib(contentViewSize).padStart(6)} KiB of ${kib(contentViewBudget)} for the first view`);
  hold('JavaScript of the first view of content', contentViewSize, contentViewBudget);
  const fonts = sum(precached.filter((file) => file.endsWith('.woff2')));
  rows.push(`fonts      ${(fonts / 1000).toFixed(1)} kB of ${fontBudget / 1000}`);
  if (fonts > fontBudget)
    problems.push(`The fonts are ${(fonts / 1000).toFixed(1)} kB; the budget is ${fontBudget / 1000} kB.`);
  const precacheSize = sum(precached);
  rows.push(`precache   ${kib(precacheSize)} KiB of ${kib(precacheBudget)} in ${precached.length} files`);
  if (precached.length === 0) problems.push('The service worker precaches nothing.');
  hold('What the service worker precaches', precacheSize, precacheBudget);
  return { rows, problems };
};
