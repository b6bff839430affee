import type { ProjectSeed } from '../shapes.ts'

/** A documentary, edited and graded. */
export const horizonteSur: ProjectSeed = {
  id: 'horizonte-sur',
  client_name: 'Fundación Horizonte Sur',
  video_url: 'https://vimeo.com/1084537',
  completion_date: '2026-05-14',
  featured: true,
  format: '21:9',
  length_seconds: 1320,
  texts: {
    es: {
      title: 'Horizonte Sur: donde empieza la niebla',
      description:
        'Documental de 22 minutos sobre los guardianes del páramo. Ordenamos 60 horas de material, encontramos la historia y le dimos a cada amanecer su propio etalonaje.',
      category: 'Documental',
    },
    en: {
      title: 'Horizonte Sur: Where the Fog Begins',
      description:
        'A 22-minute documentary about the people who look after the Andean highlands. We sifted through 60 hours of footage, found the story and gave every dawn a grade of its own.',
      category: 'Documentary',
    },
    pt: {
      title: 'Horizonte Sur: onde começa a neblina',
      description:
        'Documentário de 22 minutos sobre os guardiões do planalto andino. Organizamos 60 horas de material bruto, encontramos a história e demos a cada amanhecer a sua própria cor.',
      category: 'Documentário',
    },
    fr: {
      title: 'Horizonte Sur : là où naît la brume',
      description:
        'Un documentaire de 22 minutes sur les gardiens des hauts plateaux andins. Nous avons trié 60 heures de rushes, trouvé le récit et donné à chaque aube son propre étalonnage.',
      category: 'Documentaire',
    },
    de: {
      title: 'Horizonte Sur: Wo der Nebel beginnt',
      description:
        '22-minütiger Dokumentarfilm über die Hüter des andinen Hochlands. Aus 60 Stunden Material haben wir die Geschichte herausgearbeitet und jeder Morgendämmerung ihr eigenes Grading gegeben.',
      category: 'Dokumentarfilm',
    },
    zh: {
      title: 'Horizonte Sur：雾起之处',
      description:
        '一部 22 分钟的纪录片，讲述安第斯高原守护者的故事。我们从 60 小时的素材中理出主线，并为每一个黎明单独调色。',
      category: '纪录片',
    },
    ar: {
      title: 'Horizonte Sur: حيث يبدأ الضباب',
      description:
        'فيلم وثائقي من 22 دقيقة عن حرّاس مرتفعات الأنديز. فرزنا 60 ساعة من المواد المصوّرة، وعثرنا على الحكاية، ومنحنا كل فجر ألوانه الخاصة.',
      category: 'فيلم وثائقي',
    },
    ru: {
      title: 'Horizonte Sur: там, где рождается туман',
      description:
        '22-минутный документальный фильм о хранителях андского высокогорья. Мы разобрали 60 часов материала, нашли историю и подобрали каждому рассвету собственный цвет.',
      category: 'Документальный фильм',
    },
    ja: {
      title: 'Horizonte Sur：霧の生まれる場所',
      description:
        'アンデス高地を守る人々を追った22分のドキュメンタリー。60時間の素材から物語を見つけ出し、夜明けのひとつひとつに異なるカラーグレーディングを施しました。',
      category: 'ドキュメンタリー',
    },
    it: {
      title: 'Horizonte Sur: dove nasce la nebbia',
      description:
        'Documentario di 22 minuti sui custodi degli altipiani andini. Abbiamo riordinato 60 ore di girato, trovato la storia e dato a ogni alba un colore tutto suo.',
      category: 'Documentario',
    },
  },
}
