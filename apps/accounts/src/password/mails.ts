import { Type } from 'typebox';
import { defineMail } from '../mail/define-mail.ts';

export const newPasswordMail = defineMail({
  name: 'new-password',
  data: Type.Object({ name: Type.String(), link: Type.String() }),
  en: ({ name, link }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'you asked for a new password for your Kontor account.'],
    button: { label: 'Choose a new password', link },
    note: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
  es: ({ name, link }) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [`Hola, ${name}:`, 'pidió una contraseña nueva para su cuenta de Kontor.'],
    button: { label: 'Elegir contraseña nueva', link },
    note: 'El enlace funciona durante una hora. Si no la pidió, ignore este mensaje: su contraseña no cambia.',
  }),
  it: ({ name, link }) => ({
    subject: 'Scelga una nuova password',
    paragraphs: [`Buongiorno ${name},`, 'ha chiesto una nuova password per il Suo account Kontor.'],
    button: { label: 'Scegli una nuova password', link },
    note: 'Il link funziona per un’ora. Se non l’ha chiesta Lei, ignori questo messaggio: la password resta quella di prima.',
  }),
  zh: ({ name, link }) => ({
    subject: '请设置新密码',
    paragraphs: [`${name}，您好：`, '您为 Kontor 账户申请了新密码。'],
    button: { label: '设置新密码', link },
    note: '链接一小时内有效。如果不是您本人申请，请忽略此邮件，您的密码保持不变。',
  }),
});

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data: Type.Object({ name: Type.String(), link: Type.String() }),
  en: ({ name, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${name},`, 'the password of your Kontor account was changed.'],
    button: { label: 'It was not me', link },
    note: 'If you changed it, you need not do anything.',
  }),
  es: ({ name, link }) => ({
    subject: 'Su contraseña ha cambiado',
    paragraphs: [`Hola, ${name}:`, 'se cambió la contraseña de su cuenta de Kontor.'],
    button: { label: 'No fui yo', link },
    note: 'Si la cambió usted, no tiene que hacer nada.',
  }),
  it: ({ name, link }) => ({
    subject: 'La Sua password è stata cambiata',
    paragraphs: [`Buongiorno ${name},`, 'la password del Suo account Kontor è stata cambiata.'],
    button: { label: 'Non l’ho cambiata io', link },
    note: 'Se l’ha cambiata Lei, non deve fare nulla.',
  }),
  zh: ({ name, link }) => ({
    subject: '您的密码已更改',
    paragraphs: [`${name}，您好：`, '您的 Kontor 账户密码已更改。'],
    button: { label: '不是我本人操作', link },
    note: '如果是您本人更改，则无需处理。',
  }),
});

export const passwordMails = [newPasswordMail, passwordChangedMail];
