import type { ProjectSeed } from '../shapes.ts'

/** A series of creators' videos for a skincare brand. */
export const brisaBotanica: ProjectSeed = {
  id: 'brisa-botanica',
  client_name: 'Brisa Botánica',
  video_url: '',
  completion_date: '2026-08-05',
  featured: false,
  format: '9:16',
  length_seconds: 0,
  texts: {
    es: {
      title: 'Brisa Botánica: piel de rocío',
      description:
        'Seis videos UGC con creadoras reales, grabados con el celular y unidos por un mismo ritmo: gancho en dos segundos, resultado a la vista y subtítulos que se entienden sin sonido.',
      category: 'UGC',
    },
    en: {
      title: 'Brisa Botánica: Dewy Skin',
      description:
        'Six UGC videos with real creators, shot on their phones and held together by one rhythm: a two-second hook, visible results and captions that work with the sound off.',
      category: 'UGC',
    },
    pt: {
      title: 'Brisa Botánica: pele de orvalho',
      description:
        'Seis vídeos de UGC com criadoras de verdade, gravados no celular e amarrados pelo mesmo ritmo: gancho em dois segundos, resultado à vista e legendas que funcionam sem som.',
      category: 'UGC',
    },
    fr: {
      title: 'Brisa Botánica : peau de rosée',
      description:
        'Six vidéos UGC avec de vraies créatrices, tournées au téléphone et unies par un même rythme : une accroche en deux secondes, un résultat qui se voit et des sous-titres qui se passent du son.',
      category: 'UGC',
    },
    de: {
      title: 'Brisa Botánica: Haut wie Morgentau',
      description:
        'Sechs UGC-Videos mit echten Creatorinnen, mit dem Handy gedreht und durch einen gemeinsamen Rhythmus verbunden: Hook in zwei Sekunden, sichtbares Ergebnis und Untertitel, die auch ohne Ton funktionieren.',
      category: 'UGC',
    },
    zh: {
      title: 'Brisa Botánica：晨露肌',
      description: '六条由真实创作者用手机拍摄的 UGC 视频，以统一的节奏串联：两秒抓住目光，效果看得见，静音也能看懂。',
      category: 'UGC 视频',
    },
    ar: {
      title: 'Brisa Botánica: بشرة بنداوة الصباح',
      description:
        'ستة مقاطع UGC مع صانعات محتوى حقيقيات، صُوِّرت بالهاتف ويجمعها إيقاع واحد: افتتاحية تشدّ الانتباه في ثانيتين، ونتيجة تراها العين، ونصوص على الشاشة تُفهم حتى دون صوت.',
      category: 'محتوى UGC',
    },
    ru: {
      title: 'Brisa Botánica: кожа как роса',
      description:
        'Шесть UGC-роликов с настоящими блогерами, снятых на телефон и собранных в едином ритме: цепляющее начало за две секунды, видимый результат и субтитры, с которыми всё понятно без звука.',
      category: 'UGC',
    },
    ja: {
      title: 'Brisa Botánica：朝露のような肌',
      description:
        '実際のクリエイターがスマホで撮影したUGC動画6本。2秒でつかむ冒頭、目に見える使用感、音なしでも伝わる字幕を、ひとつのテンポでそろえました。',
      category: 'UGC',
    },
    it: {
      title: 'Brisa Botánica: pelle di rugiada',
      description:
        'Sei video UGC con creator vere, girati con il telefono e uniti da un unico ritmo: un hook in due secondi, il risultato sotto gli occhi e sottotitoli che funzionano anche senza audio.',
      category: 'UGC',
    },
  },
}
