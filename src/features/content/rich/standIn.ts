/** Elements that are shown as a box or a span: here they would do nothing, or mean something else. */
export const boxTags = /^(?:section|article|aside|header|footer|main|nav|center|fieldset|legend|hgroup|menu|dir)$/;
export const spanTags = /^(?:button|label|font|big|tt|strike)$/;

/** What stands for such an element, so that its words stay apart. */
export const standIn = (tag: string): string | undefined =>
  boxTags.test(tag) ? 'div' : spanTags.test(tag) ? 'span' : undefined;
