import type { Words } from './public'

/** The site's settings, in Spanish, with the exact texts of the specification. */
export const settings = {
  title: 'Configuración',
  intro:
    'Cada cambio se guarda al salir del campo o con Enter (Ctrl + Enter en los textos largos); los interruptores, al momento.',
  notYetSaved: 'Aún sin guardar: el sitio muestra estos valores iniciales',
  updated: 'Configuración actualizada exitosamente',
  updateError: 'Error al actualizar configuración',
  loadError: 'Error al cargar configuración',
  refused: 'Este valor no se pudo guardar. Sigue aquí: presiona Enter para intentarlo de nuevo.',
  leaveText: 'Hay valores que no se guardaron porque no son válidos o se rechazaron. Si sales, se pierden.',
  site_info: {
    title: 'Información del sitio',
    name: 'Nombre del sitio',
    description: 'Descripción',
    logo_url: 'Logo',
    time_zone: 'Zona horaria del estudio',
    zoneHint: 'Lo programado para un día se publica a las 0:00 de esta zona ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'URL del video; sin video, la sección dice «Próximamente»',
  },
  social_media: {
    title: 'Redes sociales',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X',
    tiktok: 'TikTok',
    vimeo: 'Vimeo',
    behance: 'Behance',
  },
  contact_info: {
    title: 'Información de contacto',
    email: 'Email',
    phone: 'Teléfono',
    whatsapp: 'WhatsApp',
    address: 'Dirección',
  },
  currency: {
    title: 'Moneda que se muestra',
    code: 'Moneda',
    usd_rate: 'Valor de un dólar',
    none: 'Solo dólares (USD)',
    hint: 'Los precios siguen en dólares; a su lado se muestra el valor aproximado, redondeado a tres cifras.',
  },
  seo_defaults: {
    title: 'SEO por defecto',
    meta_title: 'Título de la página',
    meta_description: 'Descripción para buscadores',
    keywords: 'Palabras clave, separadas por comas',
  },
  maintenance: {
    title: 'Modo de mantenimiento',
    enabled: 'Mostrar el aviso de mantenimiento en lugar del sitio',
    message: 'Mensaje para los visitantes',
    askTitle: '¿Cerrar el sitio?',
    askText: 'Quien lo visite verá esto en lugar del sitio, en su idioma: «{{title}}. {{text}}»',
    askSpanish: 'Quien lo visite en español verá: «{{message}}»',
    askOthers: 'En los demás idiomas',
    askConfirm: 'Cerrar el sitio',
    closed: 'El sitio está cerrado: los visitantes ven el aviso de mantenimiento.',
    willClose: 'El sitio se cerrará cuando vuelva la conexión.',
    willOpen: 'El sitio sigue cerrado; se abrirá cuando vuelva la conexión.',
    toSetting: 'Ver la opción',
    messageHint: 'Lo lee quien visita el sitio en español. En los demás idiomas hay un aviso breve ya traducido.',
  },
  profileHint: '@nombre, o la dirección completa del perfil.',
  privacy: {
    title: 'Datos de visitantes',
    retention_months: 'Cuántos meses se guardan los mensajes; después se borran solos',
  },
  notifications: {
    title: 'Avisos de mensajes nuevos',
    email_enabled: 'Enviar un correo por cada mensaje nuevo',
    email_address: 'Email que recibe los avisos',
    noAddress: 'Falta la dirección: sin ella no se envía ningún correo.',
    hint: 'Los correos se envían con la extensión «Trigger Email» de Firebase. Sin ella no llega ninguno; todo lo demás funciona igual. Para comprobarlo, guarda la dirección, escríbete desde el formulario del sitio y mira si llega. De los mensajes sospechosos no se avisa.',
  },
  checklist: {
    title: 'Primeros pasos',
    tested_number: 'Número de chat probado',
    prices_checked: 'Precios revisados',
    dismissed: 'Lista oculta',
  },
  analytics: {
    title: 'Analítica web',
    google_analytics_id: 'ID de Google Analytics',
    tracking_enabled: 'Medir las visitas de quienes lo acepten',
  },
}

export type SettingsTexts = Words<typeof settings>
