/** The number to dial: what is for the eye stays out. Undefined where there are no digits. */
export const telephoneHref = (phone: string): string | undefined => {
  const dialled = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /\d{3}/.test(dialled) ? `tel:${dialled}` : undefined;
};
