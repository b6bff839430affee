import type { ProjectSeed } from '../shapes.ts'

/** A reel for a coffee roaster. */
export const cafeAurora: ProjectSeed = {
  id: 'cafe-aurora',
  client_name: 'Café Aurora',
  video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  completion_date: '2026-09-18',
  featured: true,
  format: '9:16',
  length_seconds: 28,
  texts: {
    es: {
      title: 'Café Aurora: el primer sorbo',
      description:
        'Un reel de 28 segundos para lanzar el nuevo tueste, montado al ritmo de la cafetera: vapor, una pausa y un cierre que da ganas de pedir otro.',
      category: 'Reel',
    },
    en: {
      title: 'Café Aurora: The First Sip',
      description:
        'A 28-second reel for a new roast, cut to the sounds of the espresso machine: steam, a beat of silence, and an ending that leaves you wanting another cup.',
      category: 'Reel',
    },
    pt: {
      title: 'Café Aurora: o primeiro gole',
      description:
        'Um reel de 28 segundos para lançar a nova torra, montado no ritmo da máquina de café: vapor, uma pausa e um final que pede mais uma xícara.',
      category: 'Reel',
    },
    fr: {
      title: 'Café Aurora : la première gorgée',
      description:
        'Un Reel de 28 secondes pour lancer une nouvelle torréfaction, monté au rythme de la machine à expresso : la vapeur, un silence, et une chute qui donne envie d’en reprendre un.',
      category: 'Reel',
    },
    de: {
      title: 'Café Aurora: der erste Schluck',
      description:
        'Ein 28-Sekunden-Reel zum Start der neuen Röstung, geschnitten im Takt der Siebträgermaschine: Dampf, eine Atempause und ein Schluss, der Lust auf die nächste Tasse macht.',
      category: 'Reel',
    },
    zh: {
      title: 'Café Aurora：第一口',
      description:
        '为新款烘焙豆上市打造的 28 秒短视频，剪辑跟着咖啡机的声音走：蒸汽升起，片刻安静，最后一个镜头让人忍不住想再来一杯。',
      category: '短视频',
    },
    ar: {
      title: 'Café Aurora: الرشفة الأولى',
      description:
        'مقطع ريلز مدته 28 ثانية لإطلاق تحميصة جديدة، بمونتاج على إيقاع ماكينة القهوة: بخار، ثم لحظة صمت، وخاتمة تجعلك تطلب فنجانًا آخر.',
      category: 'ريلز',
    },
    ru: {
      title: 'Café Aurora: первый глоток',
      description:
        '28-секундный рилс к запуску новой обжарки, смонтированный в ритме кофемашины: пар, пауза и финал, после которого хочется ещё чашку.',
      category: 'Рилс',
    },
    ja: {
      title: 'Café Aurora：最初のひとくち',
      description:
        '新しい焙煎豆の発売に合わせた28秒のリール。エスプレッソマシンの音に合わせて編集し、湯気、一瞬の静けさ、そして「もう一杯」と言いたくなるラストへつなぎました。',
      category: 'リール',
    },
    it: {
      title: 'Café Aurora: il primo sorso',
      description:
        'Un reel di 28 secondi per lanciare la nuova tostatura, montato sul ritmo della macchina del caffè: vapore, una pausa e un finale che fa venire voglia di un’altra tazzina.',
      category: 'Reel',
    },
  },
}
