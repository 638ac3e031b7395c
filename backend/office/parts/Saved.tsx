const texts: Readonly<Record<string, string>> = {
  saved: 'Saved: the shop shows it now.',
  scheduled: 'Scheduled. Preview it below.',
  cancelled: 'The scheduled change was given up.',
  approved: 'The review was approved: the shop shows it now.',
  rejected: 'The review was rejected.',
  moved: 'The return was moved on, and the customer is told by mail.',
  told: 'The customer is told by mail that the order is ready.',
  gone: 'That had been done already.',
};

/** Says what the form before did. */
export const Saved = ({ url }: { url: URL }) => {
  const text = texts[url.searchParams.get('done') ?? ''];
  return text ? (
    <p className="notice" role="status">
      {text}
    </p>
  ) : null;
};
