import { providerOf, freeMethodCode, isHandled } from './paymentProviders';
import type { PaymentMethod } from './paymentSlice';
import type { SavedCard } from './savedCards/savedCard';

/** Something that a shopper may choose to pay with. */
export type PaymentChoice =
  | { kind: 'free'; key: string; methodCode: string }
  | { kind: 'method'; key: string; methodCode: string; title: string }
  | { kind: 'saved'; key: string; methodCode: string; card: SavedCard; needsSecurityCode: boolean };

/** All that a shopper may pay with: kept cards first, then the backend's ways that the shop can handle. */
export const listChoices = (methods: readonly PaymentMethod[], cards: readonly SavedCard[]): PaymentChoice[] => {
  const offered = methods.filter(({ code }) => isHandled(code));
  const free = offered.find(({ code }) => code === freeMethodCode);
  if (free) return [{ kind: 'free', key: free.code, methodCode: free.code }];
  const saved = cards.flatMap((card): PaymentChoice[] => {
    const mode = providerOf(card.methodCode)?.savedCards;
    const isOffered = offered.some(({ code }) => code === card.methodCode);
    if (!isOffered || mode === undefined || mode === 'own') return [];
    const needsSecurityCode = mode === 'securityCode';
    return [{ kind: 'saved', key: card.publicHash, methodCode: card.methodCode, card, needsSecurityCode }];
  });
  const typed = offered.map(({ code, title }): PaymentChoice => ({
    kind: 'method',
    key: code,
    methodCode: code,
    title,
  }));
  return [...saved, ...typed];
};
