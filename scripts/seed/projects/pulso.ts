import type { ProjectSeed } from '../shapes.ts'

/** Motion graphics for a payments app. */
export const pulso: ProjectSeed = {
  id: 'pulso',
  client_name: 'Pulso Pay',
  video_url: '',
  completion_date: '2026-03-31',
  featured: false,
  format: '1:1',
  length_seconds: 40,
  texts: {
    es: {
      title: 'Pulso: tu dinero en movimiento',
      description:
        'Pieza de motion graphics de 40 segundos que explica una app de pagos sin una sola palabra de locución. Formas simples, ritmo elástico y tres idiomas a partir de un mismo proyecto.',
      category: 'Motion graphics',
    },
    en: {
      title: 'Pulso: Money in Motion',
      description:
        'A 40-second motion piece that explains a payments app without a word of voice-over. Simple shapes, springy timing and three languages out of a single project.',
      category: 'Motion graphics',
    },
    pt: {
      title: 'Pulso: seu dinheiro em movimento',
      description:
        'Peça de motion graphics de 40 segundos que explica um app de pagamentos sem uma palavra de locução. Formas simples, ritmo elástico e três idiomas a partir do mesmo projeto.',
      category: 'Motion graphics',
    },
    fr: {
      title: 'Pulso : votre argent en mouvement',
      description:
        'Un film de motion design de 40 secondes qui explique une appli de paiement sans un mot de voix off. Des formes simples, un rythme élastique et trois langues à partir d’un seul projet.',
      category: 'Motion design',
    },
    de: {
      title: 'Pulso: Geld in Bewegung',
      description:
        '40 Sekunden Motion Graphics, die eine Bezahl-App ganz ohne Sprechertext erklären. Einfache Formen, federndes Timing und drei Sprachfassungen aus einem einzigen Projekt.',
      category: 'Motion Graphics',
    },
    zh: {
      title: 'Pulso：让钱动起来',
      description:
        '40 秒动态图形短片，不用一句旁白就讲清一款支付应用。简洁的图形，富有弹性的节奏，一个工程输出三种语言版本。',
      category: '动态图形',
    },
    ar: {
      title: 'Pulso: أموالك في حركة',
      description:
        'عمل موشن غرافيك من 40 ثانية يشرح تطبيق دفع دون كلمة تعليق صوتي واحدة. أشكال بسيطة، وإيقاع مرن، وثلاث لغات من مشروع واحد.',
      category: 'موشن غرافيك',
    },
    ru: {
      title: 'Pulso: деньги в движении',
      description:
        '40-секундный моушн-ролик, который объясняет платёжное приложение без единого слова за кадром. Простые формы, пружинистый ритм и три языковые версии из одного проекта.',
      category: 'Моушн-дизайн',
    },
    ja: {
      title: 'Pulso：お金が動き出す',
      description:
        '決済アプリの使い方をナレーションなしで伝える40秒のモーショングラフィックス。シンプルな形と弾むようなタイミングで、ひとつのプロジェクトから3言語版を制作しました。',
      category: 'モーショングラフィックス',
    },
    it: {
      title: 'Pulso: il tuo denaro in movimento',
      description:
        'Un video di motion graphics di 40 secondi che spiega un’app di pagamenti senza una parola di voce fuori campo. Forme semplici, ritmo elastico e tre lingue da un unico progetto.',
      category: 'Motion graphics',
    },
  },
}
