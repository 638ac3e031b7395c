/** How much a button asks for. One `high` in a view. */
export type ButtonPriority = 'high' | 'normal' | 'low' | 'normalLink' | 'lowLink' | 'lowLinkUnderline';
