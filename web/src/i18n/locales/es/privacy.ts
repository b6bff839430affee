import type { Words } from './public'

/** The privacy page in Spanish. */
export const privacyTexts = {
  title: 'Política de privacidad',
  updated: 'Última actualización: {{date}}',
  back: 'Volver al sitio',
  sections: [
    {
      title: 'Quién responde por tus datos',
      text: 'El estudio que publica este sitio. Puedes escribirnos a {{email}} para cualquier asunto de privacidad.',
    },
    {
      title: 'Qué guardamos cuando nos escribes',
      text: 'Tu nombre, tu email, tu mensaje, la fecha y, si los indicas, el teléfono, el tipo de video, el enlace de referencia y el presupuesto. Los usamos solo para responderte y, si trabajamos juntos, para tu proyecto. El texto del chat que se abre después lo envías tú.',
    },
    {
      title: 'Dónde se guarda',
      text: 'En Firebase, un servicio de Google, con acceso limitado a quienes administran el estudio. No vendemos ni compartimos tus datos con terceros para publicidad.',
    },
    {
      title: 'Qué queda en tu dispositivo',
      text: 'El idioma y el tema que elegiste, tu decisión sobre la analítica y una copia del sitio para que abra sin conexión. Lo que escribes en el formulario sin enviarlo se conserva solo hasta que cierres la pestaña. No usamos cookies de publicidad. Si administras el estudio, queda además, también después de cerrar sesión, una clave firmada que solo sirve para reconocer el dispositivo cuando vuelvas a entrar.',
    },
    {
      title: 'Protección contra abusos',
      text: 'Para que nadie inunde el formulario contamos durante una hora cuántos mensajes llegan de cada dirección de red y de cada email. No guardamos la dirección, sino una huella calculada con una clave secreta; esa huella se borra al cabo de unos días. Un mensaje que parece automático se guarda aparte. De igual modo contamos los intentos de inicio de sesión.',
    },
    {
      title: 'Analítica',
      text: 'Google Analytics solo se carga si el estudio lo activó y tú lo aceptaste. Puedes cambiar de opinión cuando quieras en esta misma página. Además, el sitio cuenta por día, sin cookies ni identificadores, las visitas, las secciones alcanzadas, los videos vistos, los clics en el chat y las consultas, con el idioma, el tipo de dispositivo y el nombre del sitio del que vienes. No guarda tu dirección de red y respeta las señales Do Not Track y Global Privacy Control.',
    },
    {
      title: 'Chat y enlaces externos',
      text: 'El chat se abre en WhatsApp, y los videos de YouTube o Vimeo se cargan solo cuando los reproduces. Allí rigen las políticas de esos servicios.',
    },
    {
      title: 'Cuánto tiempo los guardamos y qué derechos tienes',
      text: 'Conservamos los mensajes mientras hagan falta para atenderte, y como máximo {{months}}; después se borran solos. Con cada mensaje guardamos cuándo aceptaste esta política y en qué versión. Puedes pedir una copia, una corrección o el borrado de tus datos escribiendo a {{email}}. Si pides el borrado, queda solo una huella de tu email con la fecha, para que ninguna copia de seguridad lo devuelva.',
    },
  ],
}

export type PrivacyTexts = Words<typeof privacyTexts>
