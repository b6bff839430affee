import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import { chatTexts } from '@studio/domain/offers/chat'

/** The public page in Spanish, the main language. Its shape is the type of all other dictionaries. */
export const publicTexts = {
  meta: {
    title: 'Edición de Video Profesional | Reels, UGC y Comerciales',
    description:
      'Edición de video profesional para creadores y marcas: reels, UGC y comerciales listos para publicar. Entrega en {{hours}} y {{revisions}}.',
    privacyTitle: 'Política de privacidad',
    privacyDescription: 'Qué datos guarda este sitio, para qué los usa y cómo pedir que se borren.',
    pictureAlt: 'Un mismo video encuadrado en 9:16, 1:1 y 16:9 sobre una línea de tiempo',
  },
  common: {
    skip: 'Saltar al contenido',
    close: 'Cerrar',
    retry: 'Reintentar',
    loading: 'Cargando',
    offline: 'Sin conexión',
    newTab: '(se abre en una pestaña nueva)',
    sample: 'Ejemplo',
  },
  units: {
    range: '{{from}}–{{to}}',
    rangeInWords: '{{from}} a {{to}}',
    hours_one: '{{range}}\u00a0hora',
    hours_other: '{{range}}\u00a0horas',
    days_one: '{{range}}\u00a0día',
    days_other: '{{range}}\u00a0días',
    seconds_one: '{{range}}\u00a0segundo',
    seconds_other: '{{range}}\u00a0segundos',
    hoursShort_one: '{{range}}\u00a0h',
    hoursShort_other: '{{range}}\u00a0h',
    secondsShort_one: '{{range}}\u00a0s',
    secondsShort_other: '{{range}}\u00a0s',
    revisions_one: '{{count}} revisión incluida',
    revisions_other: '{{count}} revisiones incluidas',
  },
  nav: {
    label: 'Principal',
    services: 'Servicios',
    portfolio: 'Portafolio',
    testimonials: 'Testimonios',
    pricing: 'Precios',
    contact: 'Contacto',
    cta: 'Hablemos',
    menuOpen: 'Abrir menú',
    menuClose: 'Cerrar menú',
    language: 'Idioma',
    themeToLight: 'Cambiar a tema claro',
    themeToDark: 'Cambiar a tema oscuro',
    themeToSystem: 'Seguir el tema del dispositivo',
  },
  hero: {
    badge: 'Edición de video para creadores y marcas',
    title: 'Tu video, listo para detener el scroll',
    subtitle:
      'Montaje, color y ritmo para tus reels, anuncios UGC y comerciales. Tú grabas; nosotros entregamos en {{deliveryTime}}, con {{revisions}}.',
    chat: 'Empezar por chat',
    showreel: 'Ver showreel',
    frame: 'Un encuadre que cambia entre 9:16, 1:1 y 16:9',
    values: {
      speed: { title: 'Entrega en {{hours}}', text: 'Plazos claros desde el primer mensaje y avisos en cada etapa.' },
      revisions: {
        title: '{{revisions}}',
        text: 'Marcas cada cambio en el video; te devolvemos la versión corregida.',
      },
      formats: { title: 'Listo para cada red', text: 'Salidas en 9:16, 1:1 y 16:9 desde un mismo proyecto.' },
    },
  },
  showreel: {
    badge: 'Showreel',
    title: 'Nuestro trabajo en movimiento',
    soon: 'Próximamente',
    note: 'Estamos montando el nuevo showreel. Mientras tanto, mira el portafolio.',
    specsLabel: 'Especificaciones del showreel',
    specs: 'Showreel de 45–60 s, hasta 20 MB.',
    // The owner's; empty until then.
    captions: '',
    chapters: '',
  },
  moving: {
    pause: 'Pausar el movimiento',
    play: 'Reanudar el movimiento',
    clips: 'Clips del showreel',
    scrub: 'Recorrer el showreel',
    wipe: 'Comparar la imagen antes y después de la corrección de color',
    raw: 'Crudo',
    graded: 'Final',
  },
  services: {
    badge: 'Servicios',
    title: 'Todo lo que tu video necesita',
    subtitle: 'Un mismo equipo corta, mezcla y corrige el color, con el estilo de tu marca.',
    commercial: {
      title: 'Comerciales',
      text: 'Anuncios con ritmo, mensaje claro y cierre que invita a actuar.',
    },
    social: { title: 'Reels y UGC', text: 'Piezas verticales con gancho en los primeros dos segundos.' },
    cinematic: { title: 'Formato largo', text: 'Historias, entrevistas y documentales que sostienen la atención.' },
    motion: { title: 'Motion graphics', text: 'Títulos, rótulos y animaciones que explican sin distraer.' },
    podcast: { title: 'Pódcast', text: 'Multicámara, limpieza de audio y clips listos para compartir.' },
    color: { title: 'Corrección de color', text: 'Color coherente plano a plano, con el carácter de tu marca.' },
  },
  portfolio: {
    badge: 'Portafolio',
    title: 'De reels de 30 segundos a documentales',
    subtitle: 'Proyectos recientes para creadores y empresas.',
    featured: 'Destacado',
    play: 'Reproducir {{title}}',
    openCase: 'Ver el proyecto {{title}}',
    filter: 'Filtrar por categoría',
    all: 'Todo',
    filtered: 'Proyectos: {{shown}} de {{all}}',
    playerTitle: 'Video: {{title}}',
    playerFailed: 'El video no se pudo cargar.',
    openVideo: 'Abrir el video en otra pestaña',
    update: 'Sumamos proyectos a medida que se publican.',
    specsTitle: 'Especificaciones técnicas',
    specs: {
      thumbnail: 'Miniatura: 1280×720, menos de 150 KB.',
      video: 'Video: mp4 H.264 1080p, 20–40 MB.',
      naming: 'Nombre: cliente-proyecto-formato, en minúsculas y sin espacios.',
      alt: 'Texto alternativo: qué se ve, en una frase.',
    },
    loadMore: 'Ver más',
    loadMoreSoon: 'Muy pronto habrá más proyectos.',
    offline: 'Sin conexión: los proyectos aparecerán cuando vuelva internet.',
    failed: 'No pudimos cargar los proyectos.',
    placeholder: 'Tu proyecto aquí',
    placeholders: { reel: 'Reel', ugc: 'UGC', longform: 'Formato largo' },
    samples: {
      reel: {
        title: 'El primer sorbo',
        description: 'Reel de marca con cortes al ritmo y color cálido.',
        category: 'Reel',
      },
      ugc: {
        title: 'Piel de rocío',
        description: 'Anuncio UGC con gancho directo y subtítulos integrados.',
        category: 'UGC',
      },
      longform: {
        title: 'Donde empieza la niebla',
        description: 'Minidocumental con entrevista, sonido ambiente y color de cine.',
        category: 'Formato largo',
      },
    },
    previous: 'Anterior',
    next: 'Siguiente',
    likeThis: 'Quiero algo así',
    clients: 'Hemos trabajado para',
  },
  process: {
    badge: 'Proceso',
    title: 'De tu idea al archivo final en cinco pasos',
    steps: {
      brief: { title: 'Conversamos', text: 'Nos cuentas por chat qué necesitas, para quién y para cuándo.' },
      material: { title: 'Recibimos tu material', text: 'Envías el video en bruto, referencias y recursos de marca.' },
      edit: { title: 'Editamos', text: 'Selección, montaje, audio, color y gráficos en una primera versión.' },
      review: { title: 'Revisamos juntos', text: 'Comentas directamente en el video y aplicamos tus cambios.' },
      delivery: { title: 'Entregamos', text: 'Recibes los archivos finales en los formatos de cada red.' },
    },
    marks: { material: 'A tu ritmo', review: 'De {{from}} a {{to}} rondas, según el plan' },
  },
  pilot: {
    badge: 'Oferta piloto',
    title: 'Prueba con una muestra gratis',
    text: 'Para proyectos desde {{budget}} editamos sin costo una muestra de {{seconds}} con tu propio material.',
    noCommitment: 'Sin compromiso',
    quality: 'Si no te gusta, no pagas',
    limited: 'Cupos limitados',
    cta: 'Quiero mi muestra',
  },
  pricing: {
    badge: 'Precios',
    title: 'Precios claros, por video',
    subtitle: 'Elige según la duración. Cuantos más videos, menor el precio de cada uno.',
    tableLabel: 'Comparación de planes',
    tabsLabel: 'Planes',
    feature: 'Qué incluye',
    popular: 'Más popular',
    perVideo: 'por video',
    from: 'desde {{price}} por video en pack',
    basic: { title: 'Básico', description: 'Un video corto, directo y bien cortado.' },
    intermediate: {
      title: 'Intermedio',
      description: 'El equilibrio entre ritmo, gráficos y formatos.',
    },
    advanced: {
      title: 'Avanzado',
      description: 'Videos con más capas, más formatos y subtítulos completos.',
    },
    duration: { upTo: 'hasta {{length}}', between: '{{length}}' },
    rows: {
      price: 'Precio base',
      editing: 'Edición',
      audio: 'Audio',
      color: 'Color',
      music: 'Música',
      subtitles: 'Subtítulos',
      stock: 'Clips de stock',
      motion: 'Motion graphics',
      formats: 'Formatos',
      revisions: 'Revisiones',
      delivery: 'Entrega',
    },
    cells: {
      editing: {
        basic: 'Cortes y ritmo',
        intermediate: 'Cortes, ritmo y transiciones',
        advanced: 'Montaje narrativo completo',
      },
      audio: { basic: 'Nivelado', intermediate: 'Limpieza y nivelado', advanced: 'Mezcla y diseño sonoro' },
      color: { basic: 'Corrección básica', intermediate: 'Corrección y look', advanced: 'Corrección plano a plano' },
      music: {
        basic: 'Libre de regalías',
        intermediate: 'Libre de regalías, sincronizada',
        advanced: 'Selección a medida',
      },
      subtitles: { basic: 'Opcionales', intermediate: 'Integrados', advanced: 'Archivo SRT y versión integrada' },
      stock: { none: 'No incluye', upTo: 'Hasta {{n}}' },
      motion: { basic: 'Título simple', intermediate: 'Títulos y rótulos', advanced: 'Animaciones a medida' },
      formats_one: '{{count}}\u00a0formato',
      formats_other: '{{count}}\u00a0formatos',
      revisions_one: '{{count}}\u00a0ronda de cambios',
      revisions_other: '{{count}}\u00a0rondas de cambios',
    },
    packsTitle: 'Ver packs con descuento',
    packsBadge: 'Ahorra hasta {{saving}}%',
    packTotal: '{{total}} en total',
    packEach: '{{price}} c/u',
    quote: 'Empezar con {{plan}}',
    note: 'Precios en dólares (USD). También aceptamos pagos en pesos colombianos (COP).',
    customTitle: '¿Algo más grande?',
    customText: 'Producción completa, motion graphics complejos, animación 3D y proyectos especiales.',
    custom: 'Cotizar proyecto personalizado',
    pack_one: '{{count}} video',
    pack_other: '{{count}} videos',
    ruler: {
      question: '¿Cuánto dura tu video?',
      value: '{{duration}}: plan {{plan}}, {{price}}',
      quote: 'Cotizar mi video de {{duration}}',
      due: 'Si empezamos hoy, en días hábiles:',
    },
    fine: {
      plans:
        'El plan {{intermediate}} incluye {{rounds}}; el {{basic}}, {{basicRounds}}. El {{basic}} se entrega en {{basicTime}}.',
      packs: 'Los packs ahorran hasta un {{usual}}; el de {{pack}} del plan {{plan}}, un {{saving}}.',
      quotes:
        'Starter Reels, Comercial y Formato largo se cotizan aparte, con las rondas y los plazos que están en las preguntas frecuentes.',
    },
  },
  payment: {
    badge: 'Métodos de pago',
    title: 'Paga como te quede mejor',
    subtitle: 'Desde cualquier país y sin sorpresas. Elige un método para ver cómo funciona.',
    howItWorks: 'Cómo funciona',
    request: 'Solicitar Información de Pago',
    logoAlt: 'Logo de {{method}}',
    binance: {
      title: 'Binance',
      text: 'Pagos en criptomonedas, rápidos y sin fronteras.',
      steps: [
        'Pídenos por chat los datos de nuestra cuenta Binance.',
        'Envía el valor acordado en USDT con Binance Pay o por la red indicada.',
        'Mándanos el comprobante o el ID de la transacción.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
    paypal: {
      title: 'PayPal',
      text: 'Con tu saldo o tarjeta, desde casi cualquier país.',
      steps: [
        'Pídenos por chat los datos o un enlace de pago de PayPal.',
        'Paga con tu saldo, cuenta o tarjeta.',
        'Mándanos el comprobante del pago.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
    payoneer: {
      title: 'Payoneer',
      text: 'Ideal para empresas y agencias internacionales.',
      steps: [
        'Pídenos por chat los datos o una solicitud de pago de Payoneer.',
        'Paga desde tu cuenta Payoneer, tarjeta o transferencia.',
        'Mándanos el comprobante del pago.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
    wise: {
      title: 'Wise',
      text: 'Transferencias internacionales con el tipo de cambio real.',
      steps: [
        'Pídenos por chat los datos de nuestra cuenta Wise.',
        'Haz la transferencia en tu moneda desde Wise.',
        'Mándanos el comprobante de la transferencia.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
    global66: {
      title: 'Global66',
      text: 'Transferencias ágiles dentro de América Latina.',
      steps: [
        'Pídenos por chat los datos de nuestra cuenta Global66.',
        'Envía el valor acordado desde tu app en tu moneda local.',
        'Mándanos el comprobante de la transferencia.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
    bank: {
      title: 'Transferencia bancaria',
      text: 'Cuenta bancaria local en Colombia, en pesos (COP).',
      steps: [
        'Pídenos por chat los datos de la cuenta bancaria colombiana.',
        'Haz la transferencia en pesos desde tu banco.',
        'Mándanos el comprobante de la transferencia.',
        'Confirmamos la recepción y empezamos tu proyecto.',
      ],
    },
  },
  testimonials: {
    badge: 'Testimonios',
    title: 'Lo que dicen quienes ya publicaron',
    stars: '{{n}} de 5 estrellas',
    offline: 'Sin conexión: los testimonios aparecerán cuando vuelva internet.',
    failed: 'No pudimos cargar los testimonios.',
    samples: {
      creator: {
        name: 'Mariana Ríos',
        role: 'Creadora de contenido',
        company: 'Cocina en 60',
        content:
          'Mis reels pasaron de correctos a imposibles de saltar. Entregan rápido y entienden el tono a la primera.',
      },
      brand: {
        name: 'Andrés Leal',
        role: 'Director de marketing',
        company: 'Nativa',
        content: 'Pedimos tres versiones de un anuncio y llegaron antes del plazo, listas para cada red.',
      },
      podcast: {
        name: 'Sofía Barrera',
        role: 'Conductora',
        company: 'Voces Cercanas',
        content: 'El pódcast suena y se ve como siempre lo imaginé, y los clips nos traen oyentes nuevos.',
      },
    },
    project: 'Ver el proyecto',
  },
  faqs: {
    badge: 'Preguntas frecuentes',
    title: 'Lo que suelen preguntarnos',
    items: [
      {
        question: '¿Cuánto tarda la entrega?',
        answer:
          'Los comerciales y reels se entregan en {{deliveryTime}}. El formato largo toma {{longFormTime}}, según la duración.',
      },
      {
        question: '¿Cuántas revisiones incluye?',
        answer:
          'Starter Reels incluye 2 revisiones, Comercial 3 y Formato largo 4. Cada ronda adicional cuesta {{round}}.',
      },
      {
        question: '¿Tienen servicio exprés?',
        answer: 'Sí, con un recargo del {{express}}%: reels en 24 a 48 horas y comerciales en 3 o 4 días.',
      },
      {
        question: '¿Cómo envío mi material?',
        answer: 'Por Google Drive, Dropbox o WeTransfer. Te pasamos una carpeta ordenada y una guía corta de nombres.',
      },
      {
        question: '¿En qué formatos entregan?',
        answer: 'En 9:16, 1:1 y 16:9, en mp4 H.264 a 1080p. Si necesitas otro formato, lo acordamos antes de empezar.',
      },
      {
        question: '¿La música y los clips tienen licencia?',
        answer: 'Sí. Usamos música y clips con licencia para uso comercial, y te entregamos la referencia de cada uno.',
      },
      {
        question: '¿Cómo funciona la muestra piloto?',
        answer:
          'Editamos gratis una muestra de {{seconds}} con tu material para proyectos desde {{budget}}. Si te gusta, seguimos; si no, no pagas nada.',
      },
      {
        question: '¿Cómo se paga?',
        answer:
          'Por Binance, PayPal, Payoneer, Wise, Global66 o transferencia bancaria en Colombia. Los precios están en USD y aceptamos COP.',
      },
    ],
  },
  contact: {
    badge: 'Contacto',
    title: 'Cuéntanos tu proyecto',
    subtitle: 'Respondemos en menos de 24 horas.',
    localTime: 'Ahora en {{city}}: {{time}}',
    required: 'obligatorio',
    optional: '{{label}} (opcional)',
    form: {
      name: 'Nombre',
      namePlaceholder: 'Tu nombre',
      email: 'Email',
      emailPlaceholder: 'tu@email.com',
      phone: 'Teléfono',
      phonePlaceholder: '+57 300 000 0000',
      videoType: 'Tipo de video',
      videoTypeNone: 'Elige un tipo',
      referenceLink: 'Enlace de referencia',
      referencePlaceholder: 'https://…',
      budget: 'Presupuesto',
      budgetNone: 'Elige un rango',
      message: 'Mensaje',
      messagePlaceholder: 'Qué quieres lograr, para quién y para cuándo.',
      counter: '{{n}}/{{messageMax}} caracteres',
      consent: 'Acepto la <privacy>política de privacidad</privacy>',
      submit: 'Enviar y abrir el chat',
      sending: 'Enviando…',
      error: 'No se pudo enviar',
      success: '¡Mensaje enviado!',
      successText: 'Ya lo tenemos. Seguimos la conversación por chat.',
      chatBlocked: 'Tu mensaje está guardado. El navegador no dejó abrir el chat:',
      chatOpen: 'Abrir el chat',
      offline: 'Sin conexión: tu mensaje sigue aquí. Envíalo cuando vuelva internet.',
    },
    videoTypes: {
      reel: 'Reel / Short',
      ugc: 'UGC',
      comercial: 'Comercial',
      longform: 'Formato largo',
      otro: 'Otro',
    },
    budgets: {
      bajo: 'Menos de {{price}}',
      premium: 'Más de {{price}}',
    },
    errors: {
      save: 'Error al guardar el mensaje. Por favor intenta de nuevo.',
      unexpected: 'Error inesperado. Por favor intenta de nuevo.',
      tooMany: 'Recibimos muchos mensajes seguidos desde tu conexión. Espera una hora o escríbenos por el chat.',
      validation: 'Error de validación. Por favor revisa los campos.',
    },
    sent: {
      title: '¡Gracias! Así seguimos',
      steps: [
        'Te respondemos en menos de 24 horas.',
        'Por chat acordamos plan, material y fecha.',
        'Editamos y te mostramos la primera versión.',
      ],
    },
  },
  footer: {
    links: 'Enlaces rápidos',
    contact: 'Contacto',
    follow: 'Redes',
    privacy: 'Política de privacidad',
    email: 'Escribir un email',
    phone: 'Llamar o chatear',
    rights: 'Todos los derechos reservados.',
  },
  sticky: { label: 'Contacto rápido', chat: 'Chat', call: 'Llamar' },
  floating: { chat: 'Abrir chat' },
  chat: chatTexts,
  validation: validationTexts,
  notFound: {
    title: 'Oops! Page not found',
    text: 'Esta dirección no existe o cambió de lugar.',
    home: 'Return to Home',
  },
  errorScreen: {
    title: 'Algo salió mal',
    text: 'Lo sentimos, ocurrió un error inesperado. Por favor, intenta recargar la página.',
    reload: 'Recargar página',
    home: 'Ir al inicio',
  },
  maintenance: {
    title: 'Volvemos pronto',
    text: 'Estamos mejorando el sitio. Volvemos muy pronto.',
    notice: 'El sitio está en mantenimiento: solo los administradores lo ven.',
  },
  consent: {
    label: 'Aviso de analítica',
    text: 'Con tu permiso usamos Google Analytics para saber qué partes del sitio se leen. Sin él, no se carga nada.',
    accept: 'Aceptar',
    reject: 'No, gracias',
    change: 'Cambiar mi decisión sobre analítica',
  },
  update: { text: 'Hay una versión nueva del sitio.', apply: 'Actualizar' },
}

/** Every dictionary has the Spanish one's keys, with its own texts and plural forms. */
export type PublicTexts = Words<typeof publicTexts>

/** The same shape with any text in place of the Spanish one. Counted texts have their language's plural forms. */
export type Words<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Words<Item>[]
    : { [K in Exclude<keyof T, `${string}_${'zero' | 'one'}`>]: Words<T[K]> } & {
        [K in keyof T as K extends `${infer Counted}_other` ? `${Counted}_${RareForm}` : never]?: string
      }

/** The plural forms that only some languages have; all ten have `other`. */
type RareForm = 'zero' | 'one' | 'two' | 'few' | 'many'
