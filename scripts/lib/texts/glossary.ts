import type { LanguageCode } from '@studio/domain/languages'

/** A thing: its one word in a language, and the words that must not be used. */
interface Term {
  thing: string
  words: Partial<Record<LanguageCode, { use: string; not: RegExp }>>
}

/**
 * The studio's terms. A row names a language only if a wrong word was used there or is likely; `not` matches the wrong
 * words.
 */
export const glossary: readonly Term[] = [
  {
    thing: 'e-mail',
    words: {
      es: { use: 'email', not: /e-mail/i },
      en: { use: 'email', not: /e-mail/i },
      pt: { use: 'e-mail', not: /(?<!Trigger )\bemail\b(?!\.com)/i },
      fr: { use: 'e-mail', not: /(?<!Trigger )\bemail\b(?!\.com)/i },
      de: { use: 'E-Mail', not: /(?<!Trigger )\bEmail\b/ },
      it: { use: 'email', not: /e-mail/i },
      ru: { use: 'эл. почта', not: /(?<!Trigger )\bemail\b(?!\.com)/i },
      zh: { use: '邮箱', not: /电子邮箱|邮件地址/ },
    },
  },
  {
    thing: 'short vertical video',
    words: {
      fr: { use: 'Reel, Reels', not: /\breels?\b/ },
      ru: { use: 'Reels, рилс', not: /\breel\b(?! \/)/i },
      zh: { use: '短视频', not: /(?<!Starter )Reels/ },
    },
  },
  { thing: 'podcast', words: { es: { use: 'pódcast', not: /podcast/i } } },
  {
    thing: 'long-form video',
    words: {
      es: { use: 'formato largo', not: /long-?form/i },
      pt: { use: 'formato longo', not: /long-?form/i },
      it: { use: 'formato lungo', not: /long-?form/i },
    },
  },
  {
    thing: 'sample (the free one)',
    words: {
      es: { use: 'muestra gratis', not: /^muestra$/i },
      it: { use: 'prova gratuita', not: /campion/i },
      de: { use: 'Probeschnitt', not: /\bProbe\b/ },
      fr: { use: 'montage d’essai', not: /extrait pilote|extrait gratuit/i },
      ru: { use: 'тестовый монтаж', not: /фрагмент/i },
    },
  },
  {
    thing: 'testimonials',
    words: { de: { use: 'Kundenstimmen', not: /\bStimmen\b(?! nach)/ }, fr: { use: 'avis', not: /témoignage/i } },
  },
  {
    thing: 'featured',
    words: {
      fr: { use: 'à la une', not: /mis en avant|mise en avant/i },
      de: { use: 'Highlight', not: /hervorgehoben|hervorheben/i },
      ru: { use: 'лучшее', not: /избранн/i },
    },
  },
  {
    thing: 'plan and pack',
    words: { de: { use: 'Tarif, Sparpaket', not: /\bPacks?\b|\bPakete?\b/ } },
  },
  {
    thing: 'royalty-free',
    words: {
      de: { use: 'ohne Lizenzgebühren', not: /royalty|lizenzfrei/i },
      ar: { use: 'دون رسوم استخدام', not: /حقوق (الاستخدام|الملكية)/ },
    },
  },
  {
    thing: 'stock footage',
    words: {
      fr: { use: 'plans de stock', not: /clips de stock/i },
      ru: { use: 'стоковые видео', not: /стоков\S* клип/i },
    },
  },
  {
    thing: 'lower thirds',
    words: { pt: { use: 'lower thirds', not: /letreiro/i } },
  },
  {
    thing: 'graphics',
    words: { ar: { use: 'غرافيك', not: /جرافيك|(?<!\p{L})(?:و?ال)?رسوم(?! (?:متحركة|إضافية|استخدام))(?!\p{L})/u } },
  },
  {
    thing: 'revisions',
    words: { fr: { use: 'retouches', not: /révision/i }, zh: { use: '次修改', not: /轮修改|增加一轮/ } },
  },
  { thing: 'platform', words: { de: { use: 'Plattform', not: /jede[ns]? Netzwerk/ } } },
  {
    thing: 'backup',
    words: {
      de: { use: 'Sicherung, wiederherstellen', not: /Inhaltskopie|Kopie der Inhalte|zurück(?:ge|zu)?hol/i },
      en: { use: 'backup, restore', not: /(?:take|bring) a copy|brought back|bring(?:ing)? (?:content |them )?back/i },
      es: { use: 'copia de seguridad, restaurar', not: /sacar una copia|recuperar una copia/i },
      fr: { use: 'sauvegarde, restaurer', not: /(?:faire|reprendre) une copie|copie du contenu/i },
      it: { use: 'backup, ripristina', not: /riprendi|ripres[ae]|copia dei contenuti/i },
      pt: { use: 'backup, restaurar', not: /(?:tirar|recuperar) uma cópia|cópia do conteúdo/i },
      zh: { use: '备份', not: /内容副本/ },
      ar: { use: 'نسخة احتياطية', not: /نسخة (?:من )?(?:ال)?محتوى|استرجاع/ },
      ru: { use: 'резервная копия', not: /копи[яию] контента|(?:снять|вернуть) копию/i },
      ja: { use: 'バックアップ', not: /コンテンツの(?:控え|コピー)/ },
    },
  },
  {
    thing: 'offline',
    words: {
      fr: { use: 'hors connexion', not: /hors ligne/i },
      de: { use: 'Offline: …', not: /^Keine Verbindung:/ },
      zh: { use: '当前离线：…', not: /^离线：/ },
      ar: { use: 'لا يوجد اتصال: …', not: /^(?:بلا|دون|لا) اتصال:/ },
      ru: { use: 'Нет сети: …', not: /^Нет связи:/ },
      ja: { use: 'オフラインです。…', not: /^オフライン：/ },
    },
  },
  {
    thing: 'connection',
    words: {
      pt: { use: 'conexão, internet', not: /quando a rede voltar|com rede|precisa de rede|é preciso ter rede/i },
      es: { use: 'conexión, internet', not: /vuelva la red|\bcon red\b|(?:necesita|hace falta) red/i },
      it: { use: 'connessione', not: /\b(?:con|serve) la rete/i },
    },
  },
  {
    thing: 'settings',
    words: { fr: { use: 'paramètres', not: /réglages/i }, es: { use: 'configuración', not: /ajustes/i } },
  },
  {
    thing: 'admin rights',
    words: {
      de: { use: 'Adminrechte', not: /\bAdmin (?:entziehen|geben)/ },
      fr: { use: 'rôle admin', not: /(?:retirer|nommer) admin\b/i },
      ru: { use: 'права админа', not: /снять админа/i },
    },
  },
  {
    thing: 'console',
    words: {
      ar: { use: 'لوحة التحكم', not: /لوحة الإدارة/ },
      ja: { use: 'コンソール', not: /管理画面/ },
      zh: { use: '控制台', not: /后台/ },
      pt: { use: 'console', not: /\bpainel\b/ },
    },
  },
  { thing: 'not yet published', words: { ja: { use: '公開待ち', not: /未公開/ } } },
  {
    thing: 'job title',
    words: {
      ja: { use: '肩書き', not: /役割/ },
      zh: { use: '职位', not: /、角色/ },
      ru: { use: 'должность', not: /, роль,/ },
      ar: { use: 'المسمى الوظيفي', not: /أو الدور أو/ },
    },
  },
  { thing: 'device', words: { ja: { use: '端末', not: /デバイス/ } } },
  { thing: 'picture', words: { ru: { use: 'изображение', not: /картинк/i } } },
  { thing: 'session', words: { ru: { use: 'сеанс', not: /сесси/i }, ja: { use: 'ログイン', not: /サインイン/ } } },
  { thing: 'recovery code', words: { ja: { use: '回復コード', not: /リカバリーコード/ } } },
  { thing: 'robot', words: { de: { use: 'Bot', not: /Roboter/ } } },
  { thing: 'filters', words: { ar: { use: 'التصفية', not: /مرشّ?حات|ترشيح/ } } },
  {
    thing: 'export',
    words: { ja: { use: '書き出す', not: /エクスポート/ } },
  },
  {
    thing: 'notifications',
    words: { de: { use: 'Benachrichtigungen', not: /Hinweise (?:auf|ein|für)/ }, ar: { use: 'إشعارات', not: /تنبيه/ } },
  },
  {
    thing: 'machine translation',
    words: {
      de: { use: 'maschinelle Übersetzung', not: /automatische[nr]? Übersetzung/i },
      zh: { use: '机器翻译', not: /自动(?:翻译|译文)/ },
      ja: { use: '機械翻訳', not: /自動翻訳/ },
    },
  },
  {
    thing: 'hidden from the site',
    words: { de: { use: 'ausgeblendet', not: /verborgen|Website verbergen/i } },
  },
  {
    thing: 'what did not work',
    words: {
      de: { use: '… konnte nicht …', not: /^Fehler (?:beim|bei)/ },
      ru: { use: 'Не удалось …', not: /^Ошибка (?:при|загрузки)/ },
      ar: { use: 'تعذّر …', not: /تعذر|^خطأ في/ },
      zh: { use: '…失败', not: /时出错$/ },
    },
  },
  { thing: 'try again', words: { de: { use: 'versuch es noch einmal', not: /versuche es|versuch es erneut/i } } },
  { thing: 'chat', words: { ar: { use: 'محادثة', not: /دردشة/ } } },
  { thing: 'browser', words: { ja: { use: 'ブラウザ', not: /ブラウザー/ } } },
  { thing: 'WhatsApp', words: { ar: { use: 'WhatsApp', not: /واتس ?[آا]ب/ } } },
  { thing: 'you', words: { zh: { use: '你', not: /您/ } } },
  {
    thing: 'spelling',
    words: {
      en: {
        use: 'US spelling',
        not: /\b\w*(?:colour|recognis|organis|centre\b|cancelled|grey\b|behaviour|licence|enquir)/i,
      },
      es: {
        use: 'Colombian Spanish: agregar, presionar, llenar',
        not: /\bimporte\b|\bIntro\b|\bordenador|\bvídeo|\bmóvil\b|\bañad|\bpuls(?:a|as|ar|ando)\b|\brellen/i,
      },
      ja: { use: 'わかり, 送金の控え', not: /(?<![\d数}])分か|送金の証明/ },
    },
  },
  {
    thing: 'title',
    words: {
      en: { use: 'in sentence case', not: /\b(?:New|Edit) (?:Project|Testimonial)\b/ },
      it: { use: 'in sentence case', not: /\b(?:Nuovo|Modifica) Progetto\b/ },
      pt: { use: 'in sentence case', not: /\b(?:Novo|Editar) (?:Projeto|Depoimento)\b/ },
    },
  },
  {
    thing: 'what failed',
    words: {
      en: { use: '… could not be loaded', not: /^Error \w+ing\b/ },
      fr: { use: 'Impossible de…', not: /erreur lors/i },
      it: { use: 'Impossibile…', not: /errore ne/i },
    },
  },
  {
    thing: 'the machine',
    words: {
      en: { use: 'what people say', not: /true last time|not true so far|ready for the road|as if a robot/i },
      it: { use: 'aggiornato', not: /in regola|in pari|memoria è duratura/i },
      de: { use: 'Entscheidung nötig', not: /braucht dich/i },
      es: { use: 'por decidir', not: /te necesita/i },
    },
  },
]
