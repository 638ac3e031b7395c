/** How much a button asks for (spec §5; design language §3.1). One `high` in a view. */
export type ButtonPriority = 'high' | 'normal' | 'low' | 'normalLink' | 'lowLink' | 'lowLinkUnderline';
