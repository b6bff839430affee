import type { ProjectSeed } from '../shapes.ts'

/** A video podcast and the clips from it. */
export const frecuenciaNocturna: ProjectSeed = {
  id: 'frecuencia-nocturna',
  client_name: 'Frecuencia Nocturna',
  video_url: 'https://youtu.be/aqz-KE-bpKQ',
  completion_date: '',
  featured: false,
  format: '16:9',
  length_seconds: 0,
  texts: {
    es: {
      title: 'Frecuencia Nocturna: voces después de medianoche',
      description:
        'Videopódcast a tres cámaras, con sonido limpio y cortes que siguen la conversación. De cada episodio salen además ocho clips verticales listos para publicar.',
      category: 'Videopódcast',
    },
    en: {
      title: 'Frecuencia Nocturna: Voices After Midnight',
      description:
        'A three-camera video podcast with clean sound and cuts that follow the conversation. Every episode also yields eight vertical clips, ready to post.',
      category: 'Video podcast',
    },
    pt: {
      title: 'Frecuencia Nocturna: vozes depois da meia-noite',
      description:
        'Videocast com três câmeras, som limpo e uma montagem que acompanha a conversa. De cada episódio saem ainda oito cortes verticais prontos para publicar.',
      category: 'Videocast',
    },
    fr: {
      title: 'Frecuencia Nocturna : les voix d’après minuit',
      description:
        'Un podcast vidéo à trois caméras, au son net et au montage qui suit la conversation. Chaque épisode donne aussi huit extraits verticaux prêts à publier.',
      category: 'Podcast vidéo',
    },
    de: {
      title: 'Frecuencia Nocturna: Stimmen nach Mitternacht',
      description:
        'Videopodcast mit drei Kameras, sauberem Ton und Schnitten, die dem Gespräch folgen. Aus jeder Folge entstehen außerdem acht Hochkant-Clips, fertig zum Posten.',
      category: 'Videopodcast',
    },
    zh: {
      title: 'Frecuencia Nocturna：午夜之声',
      description: '三机位视频播客，声音干净，剪辑跟着对话走。每期节目还会产出八条竖屏片段，拿来就能发布。',
      category: '视频播客',
    },
    ar: {
      title: 'Frecuencia Nocturna: أصوات بعد منتصف الليل',
      description:
        'بودكاست مرئي بثلاث كاميرات، بصوت نقي ومونتاج يتبع مجرى الحوار. ومن كل حلقة نستخرج أيضًا ثمانية مقاطع عمودية جاهزة للنشر.',
      category: 'بودكاست مرئي',
    },
    ru: {
      title: 'Frecuencia Nocturna: голоса после полуночи',
      description:
        'Видеоподкаст на три камеры: чистый звук и монтаж, который следует за разговором. Из каждого выпуска выходит ещё и восемь вертикальных клипов, готовых к публикации.',
      category: 'Видеоподкаст',
    },
    ja: {
      title: 'Frecuencia Nocturna：真夜中の声',
      description:
        '3カメ収録のビデオポッドキャスト。クリアな音と、会話の流れに寄り添うカット割り。1エピソードごとに、すぐ投稿できる縦型クリップも8本お届けします。',
      category: 'ビデオポッドキャスト',
    },
    it: {
      title: 'Frecuencia Nocturna: voci dopo mezzanotte',
      description:
        'Video podcast a tre camere, con audio pulito e un montaggio che segue la conversazione. Da ogni puntata nascono anche otto clip verticali pronte da pubblicare.',
      category: 'Video podcast',
    },
  },
}
