/** Ways to go on elsewhere. "Signal" and "line" are words of the trade: they count with what makes an app of them. */
const channels =
  /\b(?:whats\s?app|wa\.me|telegram|t\.me\/|we\s?chat|weixin|wechat\s?id|viber|skype|signal (?:app|messenger)|line (?:id|app)|(?:on|via|by|por|su) signal\b)|微信|企业微信|飞书|钉钉|whatsapp号|私人邮箱/iu;

/** Where people have mail of their own, not a company's. */
const personalMail =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|ymail|aol|icloud|me|gmx|web|proton|protonmail|mail|yandex|libero|virgilio|tiscali|qq|163|126|sina|foxmail)\.(?:com(?:\.[a-z]{2})?|net|[a-z]{2})(?![\w.-]*@)(?![a-z0-9-]|\.[a-z0-9])/iu;

/** Whether a text would have the conversation go on where nobody but the two sees it. */
export function namesOtherChannel(text: string): boolean {
  return channels.test(text) || personalMail.test(text);
}
