import type { LanguageCode } from '../../languages.ts'

interface OwnerMailWords {
  /** Has `{{name}}`, the visitor's. */
  subject: string
  /** Has `{{who}}`: the name, with address and number in brackets. */
  wrote: string
  /** Stands for a missing name. */
  nameless: string
  open: string
  testSubject: string
  testText: string
}

/** The texts of the owner's mails, in the language that the settings name. */
export const ownerMailWords: Readonly<Record<LanguageCode, OwnerMailWords>> = {
  es: {
    subject: 'Nueva consulta de {{name}}',
    wrote: '{{who}} escribió a través del sitio:',
    nameless: 'Alguien',
    open: 'Abrirla en la consola',
    testSubject: 'Los correos de tu sitio funcionan',
    testText: 'Si lees esto, los correos de tu sitio llegan. Así recibirás cada consulta nueva.',
  },
  en: {
    subject: 'New message from {{name}}',
    wrote: '{{who}} wrote through the site:',
    nameless: 'Someone',
    open: 'Open it in the console',
    testSubject: 'Your site’s emails work',
    testText: 'If you can read this, your site’s emails arrive. This is how you will get each new message.',
  },
  pt: {
    subject: 'Nova mensagem de {{name}}',
    wrote: '{{who}} escreveu pelo site:',
    nameless: 'Alguém',
    open: 'Abrir no console',
    testSubject: 'Os e-mails do seu site funcionam',
    testText: 'Se você está lendo isto, os e-mails do seu site chegam. É assim que você receberá cada nova mensagem.',
  },
  fr: {
    subject: 'Nouveau message envoyé par {{name}}',
    wrote: '{{who}} vous a écrit depuis le site\u00a0:',
    nameless: 'Inconnu',
    open: 'L’ouvrir dans la console',
    testSubject: 'Les e-mails de votre site fonctionnent',
    testText: 'Si vous lisez ceci, les e-mails de votre site arrivent. Vous recevrez ainsi chaque nouveau message.',
  },
  de: {
    subject: 'Neue Anfrage von {{name}}',
    wrote: '{{who}} hat über die Website geschrieben:',
    nameless: 'Unbekannt',
    open: 'In der Konsole öffnen',
    testSubject: 'Die E-Mails deiner Website funktionieren',
    testText: 'Wenn du das liest, kommen die E-Mails deiner Website an. So erhältst du jede neue Anfrage.',
  },
  zh: {
    subject: '{{name}}发来的新消息',
    wrote: '{{who}}通过网站写道：',
    nameless: '匿名访客',
    open: '在控制台中打开',
    testSubject: '网站邮件正常',
    testText: '如果你读到这封邮件，说明网站的邮件可以送达。你会这样收到每条新消息。',
  },
  ar: {
    subject: 'رسالة جديدة من {{name}}',
    wrote: 'رسالة عبر الموقع من {{who}}:',
    nameless: 'مجهول',
    open: 'افتحها في لوحة التحكم',
    testSubject: 'رسائل موقعك البريدية تعمل',
    testText: 'إذا كنت تقرأ هذا، فإن رسائل موقعك البريدية تصل. هكذا ستصلك كل رسالة جديدة.',
  },
  ru: {
    subject: 'Новое сообщение: {{name}}',
    wrote: 'Вам написали через сайт: {{who}}',
    nameless: 'без имени',
    open: 'Открыть в консоли',
    testSubject: 'Письма вашего сайта работают',
    testText: 'Если вы это читаете, письма вашего сайта доходят. Так вы будете получать каждое новое сообщение.',
  },
  ja: {
    subject: '{{name}}さんからの新しいメッセージ',
    wrote: 'サイトから届いたメッセージ：{{who}}',
    nameless: '匿名',
    open: 'コンソールで開く',
    testSubject: 'サイトからのメールは正常です',
    testText: 'このメールが読めるなら、サイトからのメールは届いています。新しいメッセージはこのように届きます。',
  },
  it: {
    subject: 'Nuovo messaggio da {{name}}',
    wrote: '{{who}} ti ha scritto dal sito:',
    nameless: 'Sconosciuto',
    open: 'Aprilo nella console',
    testSubject: 'Le email del tuo sito funzionano',
    testText: 'Se leggi queste righe, le email del tuo sito arrivano. Così riceverai ogni nuovo messaggio.',
  },
}
