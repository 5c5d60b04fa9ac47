import type { MailTexts } from './texts.ts';

export const spanish: MailTexts = {
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
  'business-handed-over': ({ name, from, companyName, link }) => ({
    subject: `Ahora ${companyName ?? 'una empresa'} le pertenece`,
    paragraphs: [
      `Hola, ${name}:`,
      `${from} deja Kontor y le ha traspasado ${companyName ?? 'una empresa'}, de inmediato y para siempre. Desde ahora le pertenece a usted.`,
    ],
    button: { label: 'Abrir la empresa', link },
    note: 'Recibe este mensaje porque es miembro de esta empresa. Su perfil y sus productos se conservan como están.',
  }),
};
