import type { ProjectSeed } from '../shapes.ts'

/** A commercial for an electric motorbike. */
export const volta: ProjectSeed = {
  id: 'volta',
  client_name: 'Volta',
  video_url: 'https://media.w3.org/2010/05/sintel/trailer.mp4',
  completion_date: '2026-06-27',
  featured: true,
  format: '16:9',
  length_seconds: 45,
  texts: {
    es: {
      title: 'Volta: la ciudad se enciende',
      description:
        'Comercial de 45 segundos para una moto eléctrica: noche real, estelas de luz y un diseño sonoro construido alrededor del silencio del motor. Entregado en 16:9, 1:1 y 9:16.',
      category: 'Comercial',
    },
    en: {
      title: 'Volta: The City Lights Up',
      description:
        'A 45-second commercial for an electric motorbike: real night footage, light trails and a sound design built around the silence of the motor. Delivered in 16:9, 1:1 and 9:16.',
      category: 'Commercial',
    },
    pt: {
      title: 'Volta: a cidade se acende',
      description:
        'Comercial de 45 segundos para uma moto elétrica: noite de verdade, rastros de luz e um desenho de som construído em torno do silêncio do motor. Entregue em 16:9, 1:1 e 9:16.',
      category: 'Comercial',
    },
    fr: {
      title: 'Volta : la ville s’allume',
      description:
        'Un film publicitaire de 45 secondes pour une moto électrique : une vraie nuit, des traînées de lumière et un sound design bâti autour du silence du moteur. Livré en 16:9, 1:1 et 9:16.',
      category: 'Publicité',
    },
    de: {
      title: 'Volta: Die Stadt geht an',
      description:
        '45-Sekunden-Spot für ein Elektromotorrad: echte Nachtaufnahmen, Lichtspuren und ein Sounddesign, das von der Stille des Motors lebt. Geliefert in 16:9, 1:1 und 9:16.',
      category: 'Werbespot',
    },
    zh: {
      title: 'Volta：点亮城市',
      description:
        '为一款电动摩托车制作的 45 秒广告：真实夜景、流动的光轨，以及围绕电机的静谧展开的声音设计。交付 16:9、1:1、9:16 三种画幅。',
      category: '商业广告',
    },
    ar: {
      title: 'Volta: المدينة تضيء',
      description:
        'إعلان من 45 ثانية لدراجة نارية كهربائية: لقطات ليلية حقيقية وخيوط من الضوء وتصميم صوتي مبنيّ على صمت المحرك. سُلِّم بمقاسات 16:9 و1:1 و9:16.',
      category: 'إعلان تجاري',
    },
    ru: {
      title: 'Volta: город зажигает огни',
      description:
        '45-секундный ролик об электромотоцикле: настоящая ночь, световые следы и саунд-дизайн, построенный вокруг тишины мотора. Сдан в форматах 16:9, 1:1 и 9:16.',
      category: 'Рекламный ролик',
    },
    ja: {
      title: 'Volta：街に灯がともる',
      description:
        '電動バイクの45秒CM。本物の夜景と光の軌跡、そしてモーターの静けさを軸に組み立てたサウンドデザイン。16:9、1:1、9:16の3フォーマットで納品しました。',
      category: 'CM',
    },
    it: {
      title: 'Volta: la città si accende',
      description:
        'Spot di 45 secondi per una moto elettrica: notte vera, scie di luce e un sound design costruito attorno al silenzio del motore. Consegnato in 16:9, 1:1 e 9:16.',
      category: 'Spot',
    },
  },
}
