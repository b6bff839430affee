import type { Settings } from './settings.ts'

/** What the page shows until the owner says otherwise: neutral and harmless. */
export const defaultSettings: Settings = {
  site_info: {
    name: 'Montaje Studio',
    description: 'Edición de video profesional para creadores y empresas',
    logo_url: '',
  },
  social_media: {
    instagram: 'https://www.instagram.com/',
    linkedin: 'https://www.linkedin.com/',
    youtube: '',
    facebook: '',
    twitter: '',
  },
  contact_info: {
    email: 'hola@example.com',
    phone: '+57 300 000 0000',
    whatsapp: '+57 300 000 0000',
    address: 'Bogotá, Colombia',
  },
  seo_defaults: {
    meta_title: 'Edición de Video Profesional | Reels, UGC y Comerciales',
    meta_description:
      'Edición de video profesional para creadores y marcas: reels, UGC y comerciales. Entrega en 48-72 h y 2 revisiones incluidas.',
    keywords: 'edición de video, reels, UGC, comerciales, motion graphics, etalonaje, podcast',
  },
  maintenance: { enabled: false, message: 'Estamos mejorando el sitio. Volvemos muy pronto.' },
  analytics: { google_analytics_id: '', tracking_enabled: false },
}
