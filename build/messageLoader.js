import { basename } from 'node:path';
import { brandTexts } from './brand.js';
import { compileMessages } from './compileMessages.js';

/** The catalogue of one locale, whole, with the brand's own texts, as a module. */
export default function messageLoader(source) {
  const own = brandTexts(this.getOptions().brand, basename(this.resourcePath, '.json'));
  const json = JSON.stringify(JSON.stringify(compileMessages({ ...JSON.parse(source), ...own })));
  return [
    `import { spellOut } from '@/kernel/i18n/sourceMessages';`,
    `export default spellOut(JSON.parse(${json}));`,
  ].join('\n');
}
