interface BlocksAnswer {
  cmsBlocks: { items: ({ identifier: string | null; content: string | null } | null)[] | null } | null;
}

/** The content of a block among those that the backend answered with; '' where it is not among them. */
export const blockContent = (answer: BlocksAnswer | undefined, identifier: string): string =>
  answer?.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content ?? '';
