import { type PropsWithChildren, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createPlaceSource } from '@/kernel/routing/placeSource';
import { LinkRouterContext } from '@/kernel/routing/ShopLink';

/** Leads links through a test's own router, and tells them where it is, as the shop's router does. */
export const TestPlace = ({ children }: PropsWithChildren) => {
  const location = useLocation();
  const navigate = useNavigate();
  const [place] = useState(() => createPlaceSource(location));
  useLayoutEffect(() => place.move(location), [place, location]);
  const links = useMemo(
    () => ({
      navigator: {
        push: (path: string) => void navigate(path),
        replace: (path: string) => void navigate(path, { replace: true }),
      },
      place,
      prefetch: () => undefined,
      isOwnDocument: () => false,
    }),
    [navigate, place],
  );
  return <LinkRouterContext value={links}>{children}</LinkRouterContext>;
};
