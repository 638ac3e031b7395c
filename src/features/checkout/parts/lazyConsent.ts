import { lazyComponent } from '@/kernel/routing/lazyComponent';

/** Small, and beside a payment that has to load a provider anyway. */
export const lazyLaterPayments = lazyComponent(async () => (await import('./LaterPayments')).LaterPayments);
