import { FaqBlock } from './FaqBlock';
import { TabItemBlock } from './TabItemBlock';
import { TabsBlock } from './TabsBlock';

/** Views of what opens and closes. */
export const sectionViews = { tabs: TabsBlock, 'tab-item': TabItemBlock, faq: FaqBlock };
