import { Type } from 'typebox';
import { defineMail } from '../mail/define-mail.ts';

export const passkeyChangedMail = defineMail({
  name: 'passkey-changed',
  data: Type.Object({ name: Type.String(), change: Type.Enum(['added', 'removed']) }),
  en: ({ name, change }) => ({
    subject: change === 'added' ? 'A passkey was added' : 'A passkey was removed',
    paragraphs: [
      `Hello ${name},`,
      change === 'added'
        ? 'a passkey was added to your Kontor account. Whoever has its device can log in with it.'
        : 'a passkey was removed from your Kontor account.',
    ],
    note: 'If that was not you, change your password and look at the security page of your account.',
  }),
  es: ({ name, change }) => ({
    subject: change === 'added' ? 'Se añadió una llave de acceso' : 'Se quitó una llave de acceso',
    paragraphs: [
      `Hola, ${name}:`,
      change === 'added'
        ? 'se añadió una llave de acceso a su cuenta de Kontor. Quien tenga su dispositivo puede iniciar sesión con ella.'
        : 'se quitó una llave de acceso de su cuenta de Kontor.',
    ],
    note: 'Si no fue usted, cambie su contraseña y revise la página de seguridad de su cuenta.',
  }),
  it: ({ name, change }) => ({
    subject: change === 'added' ? 'È stata aggiunta una passkey' : 'È stata rimossa una passkey',
    paragraphs: [
      `Buongiorno ${name},`,
      change === 'added'
        ? 'al Suo account Kontor è stata aggiunta una passkey. Chi ha il dispositivo che la contiene può usarla per accedere.'
        : 'dal Suo account Kontor è stata rimossa una passkey.',
    ],
    note: 'Se non è stato Lei, cambi la password e controlli la pagina di sicurezza del Suo account.',
  }),
  zh: ({ name, change }) => ({
    subject: change === 'added' ? '已添加通行密钥' : '已移除通行密钥',
    paragraphs: [
      `${name}，您好：`,
      change === 'added'
        ? '您的 Kontor 账户已添加一个通行密钥。持有其所在设备的人可以用它登录。'
        : '您的 Kontor 账户已移除一个通行密钥。',
    ],
    note: '如果不是您本人操作，请更改密码，并查看账户的安全页面。',
  }),
});

export const passkeyMails = [passkeyChangedMail];
