import { text } from '../../readers/attributes';

export interface DynamicBlockProps {
  uids: string[];
  displayMode: 'fixed' | 'salesrule' | 'catalogrule';
  displayInline: boolean;
}

/** The backend's uid of a number; of anything else there is none. */
const toUid = (id: string): string[] => (/^\d+$/.test(id) ? [btoa(id)] : []);

/** Reads which dynamic blocks stand here: their content depends on who looks, so it is asked for. */
export const readDynamicBlock = (element: HTMLElement): DynamicBlockProps => {
  const inline = element.querySelector<HTMLElement>('.block-banners-inline');
  const { dataset } = inline ?? element.querySelector<HTMLElement>('.block-banners') ?? element;
  const mode = dataset.displayMode;
  const list = (value: string | undefined) => (value ?? '').split(',').flatMap((part) => text(part) ?? []);
  const uids = list(dataset.uids);
  return {
    // An older backend names numbers only, of which a uid is made.
    uids: uids.length > 0 ? uids : list(dataset.ids).flatMap(toUid),
    displayMode: mode === 'salesrule' || mode === 'catalogrule' ? mode : 'fixed',
    displayInline: inline !== null,
  };
};
