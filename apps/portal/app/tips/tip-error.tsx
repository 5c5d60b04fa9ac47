import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { PageError } from '../shell/page-error.tsx';

/** A tip that does not exist is at a path that is none of ours: it leads home (checklist 88). */
export function TipError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (missing) navigate('/', { replace: true });
  }, [missing, navigate]);
  return <PageError />;
}
