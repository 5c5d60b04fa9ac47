import { Type } from 'typebox';
import { defineMail } from '../mail/define-mail.ts';

export const secondFactorChangedMail = defineMail({
  name: 'second-factor-changed',
  data: Type.Object({ name: Type.String(), change: Type.Enum(['on', 'off', 'codes']) }),
  en: ({ name, change }) => ({
    subject: 'Your second factor was changed',
    paragraphs: [
      `Hello ${name},`,
      {
        on: 'your Kontor account now asks for a code of your authenticator app when you log in.',
        off: 'your Kontor account no longer asks for a code when you log in.',
        codes: 'your Kontor account has new recovery codes. The old ones no longer work.',
      }[change],
    ],
    note: 'If that was not you, change your password and look at the security page of your account.',
  }),
  es: ({ name, change }) => ({
    subject: 'Su segundo factor ha cambiado',
    paragraphs: [
      `Hola, ${name}:`,
      {
        on: 'su cuenta de Kontor pide ahora un código de su aplicación de autenticación al iniciar sesión.',
        off: 'su cuenta de Kontor ya no pide un código al iniciar sesión.',
        codes: 'su cuenta de Kontor tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.',
      }[change],
    ],
    note: 'Si no fue usted, cambie su contraseña y revise la página de seguridad de su cuenta.',
  }),
  it: ({ name, change }) => ({
    subject: 'Il Suo secondo fattore è stato modificato',
    paragraphs: [
      `Buongiorno ${name},`,
      {
        on: 'ora, all’accesso, il Suo account Kontor chiede un codice della Sua app di autenticazione.',
        off: 'all’accesso il Suo account Kontor non chiede più alcun codice.',
        codes: 'il Suo account Kontor ha nuovi codici di recupero. I precedenti non funzionano più.',
      }[change],
    ],
    note: 'Se non è stato Lei, cambi la password e controlli la pagina di sicurezza del Suo account.',
  }),
  zh: ({ name, change }) => ({
    subject: '您的两步验证已更改',
    paragraphs: [
      `${name}，您好：`,
      {
        on: '今后登录您的 Kontor 账户时，需要输入身份验证器应用中的验证码。',
        off: '登录您的 Kontor 账户时，不再需要输入验证码。',
        codes: '您的 Kontor 账户已有新的恢复码，旧恢复码已失效。',
      }[change],
    ],
    note: '如果不是您本人操作，请更改密码，并查看账户的安全页面。',
  }),
});

export const secondFactorMails = [secondFactorChangedMail];
