import { FaqBlock } from '../types/faq/FaqBlock';
import { TabItemBlock } from '../types/tab-item/TabItemBlock';
import { TabsBlock } from '../types/tabs/TabsBlock';

/** Views of what opens and closes. */
export const sectionViews = { tabs: TabsBlock, 'tab-item': TabItemBlock, faq: FaqBlock };
