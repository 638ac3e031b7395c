// Styles and markup of the first paint stand in the page itself, and all tokens: src/boot/templates.tsx.
import '@/ui/fonts/fonts.css';
import '@/shell/global.css';
// The start is split into parts, each a task of its own (docs/decisions/008).
import { hideForeignKeys } from '@/kernel/app/hideForeignKeys';
import { nextTask } from '@/kernel/scheduling/nextTask';

const start = async (root: HTMLElement): Promise<void> => {
  await nextTask();
  // Before anything is made.
  hideForeignKeys();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@/kernel/graphql/shopClient');
  await nextTask();
  const { startShop } = await import(/* webpackMode: "eager" */ '@/app/startShop');
  await nextTask();
  await startShop(root);
};

const root = document.getElementById('root');
if (root) void start(root);
