import { HelpRequest } from '@kontor/contract';
import { defineMail } from '@kontor/server/mail';
import { Type } from 'typebox';
import texts from './mail-texts.json' with { type: 'json' };

const text = Type.String();
const { requestID: _requestID, nickname: _nickname, ...properties } = HelpRequest.properties;

/** All that was written, in the form's order, each field with its label. */
const written = Object.fromEntries(Object.keys(properties).map((name) => [name, Type.Optional(text)]));

/** To the operator. `from` is the name of who wrote, as far as it is known; `writtenIn` the language of the form. */
export const helpRequestMail = defineMail({
  name: 'help-request',
  data: Type.Object({ ...written, email: text, from: text, number: text, createdAt: text, writtenIn: text }),
  words: texts.toOperator,
});

/** To the sender: that it has come, and nothing they wrote, since the address may be somebody else's. */
export const receiptMail = defineMail({
  name: 'help-request-receipt',
  data: Type.Object({ number: text }),
  words: texts.receipt,
});
