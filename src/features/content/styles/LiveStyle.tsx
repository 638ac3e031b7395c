import { useInsertionEffect } from 'react';

import { rulesOf, styleTextOf } from '../tree/styleRules';
import { scopedSheet } from './scopedSheet';

export interface LiveStyleProps {
  /** What the sanitiser put in the place of the style element. */
  element: HTMLElement;
  /** Class of the elements that its rules may reach. */
  scope: string;
}

/**
 * The rules of a style element, while its block is shown. They are adopted through the object model, which the strict
 * policy of the page allows: it lets no `style` element in.
 */
export const LiveStyle = ({ element, scope }: LiveStyleProps) => {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(scopedSheet(rulesOf(styleTextOf(element)), scope));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [element, scope]);
  return null;
};
