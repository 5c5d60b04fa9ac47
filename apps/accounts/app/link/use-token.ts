import { useSearchParams } from 'react-router';

/** The token of the link that led to the page shown; empty without one. */
export function useToken(): string {
  return useSearchParams()[0].get('token') ?? '';
}
