import type { LanguageCode } from '../../languages.ts'

interface NoticeWords {
  /** Contains `{{name}}`, the visitor's name. */
  from: string
  open: string
  chat: string
  testTitle: string
  testText: string
}

/** The texts of notifications, which the server writes in each device's language. */
export const noticeWords: Readonly<Record<LanguageCode, NoticeWords>> = {
  es: {
    from: 'Mensaje de {{name}}',
    open: 'Abrir',
    chat: 'Chat',
    testTitle: 'Los avisos funcionan',
    testText: 'Así te enterarás de cada mensaje nuevo, aunque la consola esté cerrada.',
  },
  en: {
    from: 'Message from {{name}}',
    open: 'Open',
    chat: 'Chat',
    testTitle: 'Notifications work',
    testText: 'This is how you will learn of each new message, even with the console closed.',
  },
  pt: {
    from: 'Mensagem de {{name}}',
    open: 'Abrir',
    chat: 'Chat',
    testTitle: 'Os avisos funcionam',
    testText: 'É assim que você saberá de cada nova mensagem, mesmo com o console fechado.',
  },
  fr: {
    from: 'Message envoyé par {{name}}',
    open: 'Ouvrir',
    chat: 'Chat',
    testTitle: 'Les notifications fonctionnent',
    testText: 'Vous serez prévenu ainsi de chaque nouveau message, même si la console est fermée.',
  },
  de: {
    from: 'Nachricht von {{name}}',
    open: 'Öffnen',
    chat: 'Chat',
    testTitle: 'Die Benachrichtigungen funktionieren',
    testText: 'So erfährst du von jeder neuen Nachricht, auch wenn die Konsole geschlossen ist.',
  },
  zh: {
    from: '{{name}}的消息',
    open: '打开',
    chat: '聊天',
    testTitle: '通知正常',
    testText: '即使控制台已关闭，你也会这样收到每条新消息的通知。',
  },
  ar: {
    from: 'رسالة من {{name}}',
    open: 'فتح',
    chat: 'محادثة',
    testTitle: 'الإشعارات تعمل',
    testText: 'هكذا ستعلم بكل رسالة جديدة، حتى لو كانت لوحة التحكم مغلقة.',
  },
  ru: {
    from: 'Новое сообщение: {{name}}',
    open: 'Открыть',
    chat: 'Чат',
    testTitle: 'Уведомления работают',
    testText: 'Так вы узнаете о каждом новом сообщении, даже если консоль закрыта.',
  },
  ja: {
    from: '{{name}}さんからのメッセージ',
    open: '開く',
    chat: 'チャット',
    testTitle: '通知は正常です',
    testText: 'コンソールを閉じていても、新しいメッセージはこのように届きます。',
  },
  it: {
    from: 'Messaggio da {{name}}',
    open: 'Apri',
    chat: 'Chat',
    testTitle: 'Le notifiche funzionano',
    testText: 'Così saprai di ogni nuovo messaggio, anche a console chiusa.',
  },
}
