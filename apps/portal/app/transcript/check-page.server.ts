import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from '../company/telling.server.ts';
import { textPage } from '../company/text-page.server.ts';
import { myMessagesPath } from '../message-center/message-address.ts';
import { checkPath } from './transcript-address.ts';

export const loadCheckPage = textPage({
  path: checkPath,
  title: msg`Check a conversation`,
  description: ({ place }) =>
    msg`Someone gave you a conversation from ${brand.name} in ${place} as a file: check here that nothing in it was changed, left out or added.`,
  keywords: ({ country }) =>
    msg`check a conversation, signed transcript, proof of an inquiry, ${brand.name}, ${country}`,
  drawing: 'company/message-center',
  content: checkTexts,
});

function checkTexts({ say }: Telling) {
  return {
    lead: say(
      msg`Buyers and suppliers can save a whole conversation as a signed file. Anyone who receives that file can check it here, without an account.`,
    ),
    how: {
      title: say(msg`How it is checked`),
      points: [
        {
          title: say(msg`Every message is chained`),
          text: say(
            msg`Each message carries the SHA-256 fingerprint of the one before it; the first carries that of the facts above it. Change one word, and nothing after it matches.`,
          ),
        },
        {
          title: say(msg`The end of the chain is signed`),
          text: say(
            msg`${brand.name} signs the last fingerprint with the number of messages (JWS, ES256). The public keys stay published, so old files can still be checked.`,
          ),
        },
        {
          title: say(msg`The file stays with you`),
          text: say(
            msg`Your browser does the checking. It fetches the public keys and does not send the conversation anywhere.`,
          ),
        },
      ],
    },
    byHand: {
      title: say(msg`Check it yourself`),
      paragraphs: [
        say(
          msg`A fingerprint is SHA-256 over the canonical JSON (RFC 8785) of an entry without its “hash”, written in base64url. Compare each “previous” with the “hash” before it, then verify “signature” with the key its header names; its payload repeats the last “hash”. The public keys are at /api/v1/transcripts/keys.`,
        ),
      ],
    },
    ways: [{ href: myMessagesPath, text: say(msg`Go to my messages`) }],
  };
}
