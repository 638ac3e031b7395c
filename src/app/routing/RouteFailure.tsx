import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureViews } from './routes';
import { useShownRoute } from './ShownRouteContext';

/** A path could not be resolved (spec §2.1). Nothing is remembered of it, so that going there again asks again. */
export const RouteFailure = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { location } = useShownRoute();
  const state: unknown = location.state;
  return (
    <failureViews.error.Component
      message={intl.formatMessage({ id: 'error.route' })}
      onRetry={() => void navigate(location, { replace: true, state })}
    />
  );
};
