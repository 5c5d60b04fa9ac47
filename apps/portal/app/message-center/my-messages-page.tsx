import { type LoaderFunctionArgs, redirect } from 'react-router';
import { myConversations } from './message-address.ts';

/** Checklist 62: the conversations of whoever is signed in. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(myConversations + url.search);
}

export default function MyMessagesPage() {
  return null;
}
