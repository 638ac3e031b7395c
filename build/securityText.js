const yearMs = 365 * 24 * 3600 * 1000;

/**
 * Text of `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It ends a year after the build.
 * @param contacts addresses, comma separated: `mailto:…` or `https://…`.
 * @param now milliseconds since 1970.
 * @throws when a contact is neither.
 */
export const securityText = (contacts, now) => {
  const lines = contacts
    .split(',')
    .map((contact) => contact.trim())
    .filter(Boolean);
  const wrong = lines.find((contact) => !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact));
  if (wrong !== undefined) {
    throw new Error(`SHOP_SECURITY_CONTACT must be addresses such as mailto:security@shop.example, not '${wrong}'.`);
  }
  return [
    ...lines.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now + yearMs).toISOString()}`,
    '',
  ].join('\n');
};
