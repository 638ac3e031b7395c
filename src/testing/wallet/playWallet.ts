import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { sayFromFrame } from '../checkoutVisit';
import { searchThePage } from '../productShop';

/** Lets the backend offer the wallet beside cards. */
export const offerWallet = ({ payments }: TestBackend): void => {
  payments.methods = [
    { code: 'test_card', title: 'Card' },
    { code: 'test_wallet', title: 'Test Wallet' },
  ];
};

const findFrame = (path: string): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[src$="${path}"]`);

/** The wallet's button; the first in a file has the wallet answer that it can be used. */
export const findWalletButton = async (name: RegExp = /^(Pay|Buy now) with Test Wallet$/): Promise<HTMLElement> => {
  await waitFor(() => {
    searchThePage();
    expect(findFrame('/wallet/ready') ?? screen.queryByRole('button', { name })).toBeTruthy();
  });
  const ready = findFrame('/wallet/ready');
  if (ready) sayFromFrame(ready, { type: 'canPay', canPay: true });
  return screen.findByRole('button', { name });
};

/** An offer as the sheet gets it. */
export interface ShownOffer {
  lines: { label: string; amountMinor: number }[];
  totalMinor: number;
  methods: { id: string; label: string }[];
  methodId: string | null;
  problem: string;
}

const isOffer = (message: unknown): message is { type: 'offer'; turn: number; offer: ShownOffer } =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'offer';

export const bath = { city: 'Bath', postcode: 'BA1 1LZ', countryCode: 'GB' };

/** What the wallet hands over when its owner says yes. */
export const robin = {
  nonce: 'wallet-1',
  email: 'robin@example.com',
  address: {
    ...bath,
    givenName: 'Robin',
    familyName: 'Hale',
    lines: ['3 Elm Grove'],
    region: '',
    phone: '07700 900321',
  },
};

// A sheet is no part of what is rendered.
afterEach(() => document.querySelectorAll('dialog:has(iframe)').forEach((sheet) => sheet.remove()));

/** Presses the wallet's button and plays its sheet: jsdom loads no frame. */
export const openWalletSheet = async (user: UserEvent, button: HTMLElement) => {
  await user.click(button);
  const frame = await waitFor(() => {
    const found = findFrame('/wallet');
    if (!found?.contentWindow) throw new Error('The sheet is not open.');
    return found;
  });
  const sent: unknown[] = [];
  if (frame.contentWindow)
    jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
  sayFromFrame(frame, { type: 'ready' });
  let turn = 0;
  let methodId: string | null = null;
  const ask = async (question: Record<string, unknown>): Promise<ShownOffer> => {
    turn += 1;
    sayFromFrame(frame, { ...question, turn });
    const offer = await waitFor(() => {
      const found = sent.find((message) => isOffer(message) && message.turn === turn);
      if (!isOffer(found)) throw new Error('No offer yet.');
      return found.offer;
    });
    methodId = offer.methodId;
    return offer;
  };
  return {
    sent,
    begin: () => ask({ type: 'begin' }),
    chooseAddress: (place: typeof bath) => ask({ type: 'address', place }),
    chooseMethod: (id: string) => ask({ type: 'method', methodId: id }),
    authorise: (changes: Partial<typeof robin> = {}) =>
      sayFromFrame(frame, { type: 'authorised', ...robin, methodId, ...changes }),
    cancel: () => sayFromFrame(frame, { type: 'cancelled' }),
    isOpen: () => frame.isConnected,
  };
};
