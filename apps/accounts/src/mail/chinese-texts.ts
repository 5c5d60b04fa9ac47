import type { MailTexts } from './texts.ts';

export const chinese: MailTexts = {
  'confirm-email': ({ name, link }) => ({
    subject: '请确认您的电子邮箱',
    paragraphs: [`${name}，您好：`, '请确认这是您的电子邮箱，之后即可登录 Kontor。'],
    button: { label: '确认电子邮箱', link },
    note: '链接 24 小时内有效。如果您没有注册 Kontor，请忽略此邮件，不会有任何影响。',
  }),
  'account-exists': ({ name, loginLink, passwordLink }) => ({
    subject: '您已有 Kontor 账户',
    paragraphs: [
      `${name}，您好：`,
      '有人尝试用您的电子邮箱注册 Kontor，而该邮箱已有账户。',
      `如果您忘记了密码，请设置新密码： ${passwordLink}`,
    ],
    button: { label: '登录', link: loginLink },
    note: '如果不是您本人操作，则无需处理。',
  }),
  'choose-password': ({ name, link }) => ({
    subject: '请完成注册',
    paragraphs: [
      `${name}，您好：`,
      '有人在您的电子邮箱尚未确认时，再次用它注册了 Kontor。请设置密码以完成注册。',
    ],
    button: { label: '设置密码', link },
    note: '链接一小时内有效。如果您没有注册 Kontor，请忽略此邮件，不会有任何影响。',
  }),
  'new-password': ({ name, link }) => ({
    subject: '请设置新密码',
    paragraphs: [`${name}，您好：`, '您为 Kontor 账户申请了新密码。'],
    button: { label: '设置新密码', link },
    note: '链接一小时内有效。如果不是您本人申请，请忽略此邮件，您的密码保持不变。',
  }),
  'password-changed': ({ name, link }) => ({
    subject: '您的密码已更改',
    paragraphs: [`${name}，您好：`, '您的 Kontor 账户密码已更改。'],
    button: { label: '不是我本人操作', link },
    note: '如果是您本人更改，则无需处理。',
  }),
  'change-email-from': ({ name, newEmail, link }) => ({
    subject: '请确认更改您的电子邮箱',
    paragraphs: [
      `${name}，您好：`,
      `您希望将 Kontor 账户的电子邮箱由本邮箱改为 ${newEmail}。两个邮箱都需要确认。`,
    ],
    button: { label: '确认更改', link },
    note: '链接 24 小时内有效。如果不是您本人申请，请不要确认，并更改您的密码。',
  }),
  'change-email-to': ({ name, link }) => ({
    subject: '请确认您的新电子邮箱',
    paragraphs: [`${name}，您好：`, '您希望将本邮箱用于您的 Kontor 账户。您的新旧邮箱都需要确认。'],
    button: { label: '确认邮箱', link },
    note: '链接 24 小时内有效。如果您对此并不知情，请忽略此邮件，不会有任何影响。',
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: '您的电子邮箱已更改',
    paragraphs: [`${name}，您好：`, `您的 Kontor 账户现在使用电子邮箱 ${newEmail}。`],
    note: '今后请使用新邮箱登录。',
  }),
  'second-factor-changed': ({ name, change }) => ({
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
  'passkey-changed': ({ name, change }) => ({
    subject: change === 'added' ? '已添加通行密钥' : '已移除通行密钥',
    paragraphs: [
      `${name}，您好：`,
      change === 'added'
        ? '您的 Kontor 账户已添加一个通行密钥。持有其所在设备的人可以用它登录。'
        : '您的 Kontor 账户已移除一个通行密钥。',
    ],
    note: '如果不是您本人操作，请更改密码，并查看账户的安全页面。',
  }),
  'deletion-asked': ({ name, date, link }) => ({
    subject: '您的账户将被删除',
    paragraphs: [`${name}，您好：`, `您的 Kontor 账户将于${date}删除。在此之前，您可以撤销。`],
    button: { label: '保留我的账户', link },
    note: '过了这一天，账户中的任何内容都无法恢复。',
  }),
  'business-handed-over': ({ name, from, companyName, link }) => ({
    subject: `您现在是${companyName ?? '一家企业'}的所有者`,
    paragraphs: [
      `${name}，您好：`,
      `${from}即将离开 Kontor，并已将${companyName ?? '一家企业'}移交给您。移交立即生效且不可撤回，您从现在起就是它的所有者。`,
    ],
    button: { label: '打开企业页面', link },
    note: '您收到这封邮件，是因为您是该企业的成员。企业的资料和产品都会保留原样。',
  }),
};
