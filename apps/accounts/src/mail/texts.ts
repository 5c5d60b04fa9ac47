import type { Language } from '../language.ts';
import type { MailData, Template } from './mail.ts';

/** A mail in words: paragraphs, and the one thing to do. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  /** What stands small below. */
  note: string;
}

type Texts = { [T in Template]: (data: MailData[T]) => MailText };

const english: Texts = {
  'confirm-email': ({ name, link }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this is your e-mail address. Then you can log in to Kontor.',
    ],
    button: { label: 'Confirm e-mail address', link },
    note: 'The link works for 24 hours. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  'account-exists': ({ name, loginLink, passwordLink }) => ({
    subject: 'You already have a Kontor account',
    paragraphs: [
      `Hello ${name},`,
      'somebody tried to register at Kontor with your e-mail address. You already have an account with it.',
      `If you forgot your password, choose a new one: ${passwordLink}`,
    ],
    button: { label: 'Log in', link: loginLink },
    note: 'If that was not you, you need not do anything.',
  }),
  'choose-password': ({ name, link }) => ({
    subject: 'Finish your registration',
    paragraphs: [
      `Hello ${name},`,
      'somebody registered at Kontor with your e-mail address, again before it was confirmed. Choose your password to finish.',
    ],
    button: { label: 'Choose a password', link },
    note: 'The link works for one hour. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  'new-password': ({ name, link }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'you asked for a new password for your Kontor account.'],
    button: { label: 'Choose a new password', link },
    note: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${name},`, 'the password of your Kontor account was changed.'],
    button: { label: 'It was not me', link },
    note: 'If you changed it, you need not do anything.',
  }),
  'change-email-from': ({ name, newEmail, link }) => ({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `you want to use ${newEmail} for your Kontor account instead of this address. Both addresses have to confirm it.`,
    ],
    button: { label: 'Confirm the change', link },
    note: 'The link works for 24 hours. If you did not ask for this, do not confirm, and change your password.',
  }),
  'change-email-to': ({ name, link }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'you want to use this address for your Kontor account. Both your addresses have to confirm it.',
    ],
    button: { label: 'Confirm the address', link },
    note: 'The link works for 24 hours. If you do not know of this, ignore this mail: nothing will happen.',
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [`Hello ${name},`, `your Kontor account now has the e-mail address ${newEmail}.`],
    note: 'From now on you log in with the new address.',
  }),
  'second-factor-changed': ({ name, change }) => ({
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
  'passkey-changed': ({ name, change }) => ({
    subject: change === 'added' ? 'A passkey was added' : 'A passkey was removed',
    paragraphs: [
      `Hello ${name},`,
      change === 'added'
        ? 'a passkey was added to your Kontor account. Whoever has its device can log in with it.'
        : 'a passkey was removed from your Kontor account.',
    ],
    note: 'If that was not you, change your password and look at the security page of your account.',
  }),
  'deletion-asked': ({ name, date, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Hello ${name},`,
      `your Kontor account will be deleted on ${date}. Until then you can undo it.`,
    ],
    button: { label: 'Keep my account', link },
    note: 'After that day nothing of the account can be brought back.',
  }),
};

const spanish: Texts = {
  'confirm-email': ({ name, link }) => ({
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'confirme que esta es su dirección de correo. Después podrá iniciar sesión en Kontor.',
    ],
    button: { label: 'Confirmar correo', link },
    note: 'El enlace funciona durante 24 horas. Si no se registró en Kontor, ignore este mensaje: no pasará nada.',
  }),
  'account-exists': ({ name, loginLink, passwordLink }) => ({
    subject: 'Ya tiene una cuenta de Kontor',
    paragraphs: [
      `Hola, ${name}:`,
      'alguien intentó registrarse en Kontor con su correo electrónico. Ya tiene una cuenta con él.',
      `Si olvidó su contraseña, elija una nueva: ${passwordLink}`,
    ],
    button: { label: 'Iniciar sesión', link: loginLink },
    note: 'Si no fue usted, no tiene que hacer nada.',
  }),
  'choose-password': ({ name, link }) => ({
    subject: 'Termine su registro',
    paragraphs: [
      `Hola, ${name}:`,
      'alguien volvió a registrarse en Kontor con su correo electrónico antes de confirmarlo. Elija su contraseña para terminar.',
    ],
    button: { label: 'Elegir contraseña', link },
    note: 'El enlace funciona durante una hora. Si no se registró en Kontor, ignore este mensaje: no pasará nada.',
  }),
  'new-password': ({ name, link }) => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [`Hola, ${name}:`, 'pidió una contraseña nueva para su cuenta de Kontor.'],
    button: { label: 'Elegir contraseña nueva', link },
    note: 'El enlace funciona durante una hora. Si no la pidió, ignore este mensaje: su contraseña no cambia.',
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Su contraseña ha cambiado',
    paragraphs: [`Hola, ${name}:`, 'se cambió la contraseña de su cuenta de Kontor.'],
    button: { label: 'No fui yo', link },
    note: 'Si la cambió usted, no tiene que hacer nada.',
  }),
  'change-email-from': ({ name, newEmail, link }) => ({
    subject: 'Confirme el cambio de su correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      `quiere usar ${newEmail} para su cuenta de Kontor en lugar de esta dirección. Las dos direcciones tienen que confirmarlo.`,
    ],
    button: { label: 'Confirmar el cambio', link },
    note: 'El enlace funciona durante 24 horas. Si no lo pidió, no confirme y cambie su contraseña.',
  }),
  'change-email-to': ({ name, link }) => ({
    subject: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'quiere usar esta dirección para su cuenta de Kontor. Sus dos direcciones tienen que confirmarlo.',
    ],
    button: { label: 'Confirmar la dirección', link },
    note: 'El enlace funciona durante 24 horas. Si no sabe de esto, ignore este mensaje: no pasará nada.',
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: 'Su correo electrónico ha cambiado',
    paragraphs: [`Hola, ${name}:`, `su cuenta de Kontor tiene ahora el correo ${newEmail}.`],
    note: 'Desde ahora inicia sesión con la dirección nueva.',
  }),
  'second-factor-changed': ({ name, change }) => ({
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
  'passkey-changed': ({ name, change }) => ({
    subject: change === 'added' ? 'Se añadió una llave de acceso' : 'Se quitó una llave de acceso',
    paragraphs: [
      `Hola, ${name}:`,
      change === 'added'
        ? 'se añadió una llave de acceso a su cuenta de Kontor. Quien tenga su dispositivo puede iniciar sesión con ella.'
        : 'se quitó una llave de acceso de su cuenta de Kontor.',
    ],
    note: 'Si no fue usted, cambie su contraseña y revise la página de seguridad de su cuenta.',
  }),
  'deletion-asked': ({ name, date, link }) => ({
    subject: 'Su cuenta se eliminará',
    paragraphs: [
      `Hola, ${name}:`,
      `su cuenta de Kontor se eliminará el ${date}. Hasta entonces puede deshacerlo.`,
    ],
    button: { label: 'Conservar mi cuenta', link },
    note: 'Después de ese día no se podrá recuperar nada de la cuenta.',
  }),
};

const texts: Record<Language, Texts> = { en: english, es: spanish };

/** A mail in its language. */
export function writeMail<T extends Template>(template: T, language: Language, data: MailData[T]): MailText {
  return texts[language][template](data);
}
