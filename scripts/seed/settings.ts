import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'

/** The studio's settings. No address or number belongs to a real person. */
export const settings: Settings = {
  ...defaultSettings,
  site_info: {
    ...defaultSettings.site_info,
    description:
      'Edición de video para creadores y marcas: reels, UGC y comerciales en 48 a 72 horas, y formato largo.',
  },
  social_media: {
    ...defaultSettings.social_media,
    youtube: 'https://www.youtube.com/',
  },
  contact_info: {
    ...defaultSettings.contact_info,
    phone: '+57 300 000 0000',
    whatsapp: '+57 300 000 0000',
    address: 'Chapinero, Bogotá, Colombia',
  },
  maintenance: {
    enabled: false,
    message: 'Estamos en la sala de montaje: volvemos en unos minutos con una versión mejor.',
  },
}
