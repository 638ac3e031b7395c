import { compileMessages } from './compileMessages.js';

/** The catalogue of one locale, whole, as a module. */
export default function messageLoader(source) {
  const json = JSON.stringify(JSON.stringify(compileMessages(JSON.parse(source))));
  return [
    `import { spellOut } from '@/kernel/i18n/sourceMessages';`,
    `export default spellOut(JSON.parse(${json}));`,
  ].join('\n');
}
