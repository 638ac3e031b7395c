import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { PlaceProvider } from '@/kernel/routing/PlaceContext';

/** Tells links where a test's router is, as the shop's own router does. */
export const TestPlace = ({ children }: PropsWithChildren) => (
  <PlaceProvider place={useLocation()}>{children}</PlaceProvider>
);
