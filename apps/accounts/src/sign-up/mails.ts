import { Type } from 'typebox';
import { defineMail } from '../mail/define-mail.ts';

export const confirmEmailMail = defineMail({
  name: 'confirm-email',
  data: Type.Object({ name: Type.String(), link: Type.String() }),
  en: ({ name, link }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this is your e-mail address. Then you can log in to Kontor.',
    ],
    button: { label: 'Confirm e-mail address', link },
    note: 'The link works for 24 hours. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  es: ({ name, link }) => ({
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'confirme que esta es su dirección de correo. Después podrá iniciar sesión en Kontor.',
    ],
    button: { label: 'Confirmar correo', link },
    note: 'El enlace funciona durante 24 horas. Si no se registró en Kontor, ignore este mensaje: no pasará nada.',
  }),
  it: ({ name, link }) => ({
    subject: 'Confermi il Suo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      'confermi che questo è il Suo indirizzo e-mail. Poi potrà accedere a Kontor.',
    ],
    button: { label: 'Conferma indirizzo e-mail', link },
    note: 'Il link funziona per 24 ore. Se la registrazione non è Sua, ignori questo messaggio: non succederà nulla.',
  }),
  zh: ({ name, link }) => ({
    subject: '请确认您的电子邮箱',
    paragraphs: [`${name}，您好：`, '请确认这是您的电子邮箱，之后即可登录 Kontor。'],
    button: { label: '确认电子邮箱', link },
    note: '链接 24 小时内有效。如果您没有注册 Kontor，请忽略此邮件，不会有任何影响。',
  }),
});

export const accountExistsMail = defineMail({
  name: 'account-exists',
  data: Type.Object({ name: Type.String(), loginLink: Type.String(), passwordLink: Type.String() }),
  en: ({ name, loginLink, passwordLink }) => ({
    subject: 'You already have a Kontor account',
    paragraphs: [
      `Hello ${name},`,
      'somebody tried to register at Kontor with your e-mail address. You already have an account with it.',
      `If you forgot your password, choose a new one: ${passwordLink}`,
    ],
    button: { label: 'Log in', link: loginLink },
    note: 'If that was not you, you need not do anything.',
  }),
  es: ({ name, loginLink, passwordLink }) => ({
    subject: 'Ya tiene una cuenta de Kontor',
    paragraphs: [
      `Hola, ${name}:`,
      'alguien intentó registrarse en Kontor con su correo electrónico. Ya tiene una cuenta con él.',
      `Si olvidó su contraseña, elija una nueva: ${passwordLink}`,
    ],
    button: { label: 'Iniciar sesión', link: loginLink },
    note: 'Si no fue usted, no tiene que hacer nada.',
  }),
  it: ({ name, loginLink, passwordLink }) => ({
    subject: 'Ha già un account Kontor',
    paragraphs: [
      `Buongiorno ${name},`,
      'qualcuno ha provato a registrarsi a Kontor con il Suo indirizzo e-mail. Con questo indirizzo ha già un account.',
      `Se ha dimenticato la password, ne scelga una nuova: ${passwordLink}`,
    ],
    button: { label: 'Accedi', link: loginLink },
    note: 'Se non è stato Lei, non deve fare nulla.',
  }),
  zh: ({ name, loginLink, passwordLink }) => ({
    subject: '您已有 Kontor 账户',
    paragraphs: [
      `${name}，您好：`,
      '有人尝试用您的电子邮箱注册 Kontor，而该邮箱已有账户。',
      `如果您忘记了密码，请设置新密码： ${passwordLink}`,
    ],
    button: { label: '登录', link: loginLink },
    note: '如果不是您本人操作，则无需处理。',
  }),
});

export const choosePasswordMail = defineMail({
  name: 'choose-password',
  data: Type.Object({ name: Type.String(), link: Type.String() }),
  en: ({ name, link }) => ({
    subject: 'Finish your registration',
    paragraphs: [
      `Hello ${name},`,
      'somebody registered at Kontor with your e-mail address, again before it was confirmed. Choose your password to finish.',
    ],
    button: { label: 'Choose a password', link },
    note: 'The link works for one hour. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  es: ({ name, link }) => ({
    subject: 'Termine su registro',
    paragraphs: [
      `Hola, ${name}:`,
      'alguien volvió a registrarse en Kontor con su correo electrónico antes de confirmarlo. Elija su contraseña para terminar.',
    ],
    button: { label: 'Elegir contraseña', link },
    note: 'El enlace funciona durante una hora. Si no se registró en Kontor, ignore este mensaje: no pasará nada.',
  }),
  it: ({ name, link }) => ({
    subject: 'Completi la registrazione',
    paragraphs: [
      `Buongiorno ${name},`,
      'qualcuno si è registrato di nuovo a Kontor con il Suo indirizzo e-mail, prima che fosse confermato. Per completare la registrazione, scelga la password.',
    ],
    button: { label: 'Scegli la password', link },
    note: 'Il link funziona per un’ora. Se la registrazione non è Sua, ignori questo messaggio: non succederà nulla.',
  }),
  zh: ({ name, link }) => ({
    subject: '请完成注册',
    paragraphs: [
      `${name}，您好：`,
      '有人在您的电子邮箱尚未确认时，再次用它注册了 Kontor。请设置密码以完成注册。',
    ],
    button: { label: '设置密码', link },
    note: '链接一小时内有效。如果您没有注册 Kontor，请忽略此邮件，不会有任何影响。',
  }),
});

export const signUpMails = [confirmEmailMail, accountExistsMail, choosePasswordMail];
