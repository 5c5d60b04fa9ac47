import { markOf } from '@kontor/web/document/page-nonce';

/**
 * Says on the root element, before anything is painted, that somebody seems to be signed in: style sheets then show what is
 * for people and hide what is for visitors, and leave the room for what comes to life later.
 */
const code =
  "try{var t=JSON.parse(localStorage.token);if(Math.max(t.tokenExpire,t.refreshTokenExpire)>Date.now())document.documentElement.dataset.session='in'}catch{}";

/** The script for the head of a page, marked as one of ours. */
export function sessionMarkScript(mark: string | undefined): string {
  return `<script${mark ? markOf(mark) : ''}>${code}</script>`;
}
