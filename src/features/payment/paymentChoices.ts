import { providerOf, freeMethodCode, isHandled } from './paymentProviders';
import { offlineMethodOf, purchaseOrderName } from './providers/offline/offlineMethods';
import type { PaymentMethod } from './paymentSlice';
import type { SavedCard } from './savedCards/savedCard';
import type { FormValues } from '@/ui/forms/informed/InformedForm';

/** Something that a shopper may choose to pay with. */
export type PaymentChoice =
  | { kind: 'free'; key: string; methodCode: string }
  | { kind: 'method'; key: string; methodCode: string; title: string }
  /** Agreed to on a page of the provider. */
  | { kind: 'elsewhere'; key: string; methodCode: string; title: string }
  /** Paid after the order: no money moves now. */
  | { kind: 'offline'; key: string; methodCode: string; title: string; needsPurchaseOrder: boolean }
  | { kind: 'saved'; key: string; methodCode: string; card: SavedCard; needsSecurityCode: boolean };

/** The number of the buyer's own purchase order, as it was typed; undefined where none is asked for. */
export const readPurchaseOrder = (choice: PaymentChoice, values: FormValues): string | undefined =>
  choice.kind === 'offline' && choice.needsPurchaseOrder ? values.text(purchaseOrderName).trim() : undefined;

/** Whether money moves when the order is placed. */
export const isPaidNow = ({ kind }: PaymentChoice): boolean =>
  kind === 'method' || kind === 'saved' || kind === 'elsewhere';

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
  const typed = offered.map(({ code, title }): PaymentChoice => {
    const choice = { key: code, methodCode: code, title };
    const offline = offlineMethodOf(code);
    if (offline) return { kind: 'offline', ...choice, ...offline };
    return { kind: providerOf(code)?.isElsewhere ? 'elsewhere' : 'method', ...choice };
  });
  return [...saved, ...typed];
};
