import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'

/**
 * The studio's settings. No address belongs to a real person, and Colombia assigns no number that begins with 399. None
 * of them is a placeholder, which the page would leave out.
 */
export const settings: Settings = {
  ...defaultSettings,
  site_info: {
    ...defaultSettings.site_info,
    description:
      'Edición de video para creadores y marcas: reels, UGC y comerciales en 48 a 72 horas, y formato largo.',
  },
  social_media: {
    ...defaultSettings.social_media,
    instagram: 'https://instagram.montaje.example/estudio',
    linkedin: 'https://linkedin.montaje.example/estudio',
    youtube: 'https://youtube.montaje.example/estudio',
  },
  contact_info: {
    ...defaultSettings.contact_info,
    email: 'hola@montaje.example',
    phone: '+57 399 000 0100',
    whatsapp: '+57 399 000 0100',
    address: 'Chapinero, Bogotá, Colombia',
  },
  maintenance: {
    enabled: false,
    message: 'Estamos en la sala de montaje: volvemos en unos minutos con una versión mejor.',
  },
}

/** Returns the settings of a studio whose site has this address, with its showreel. */
export const settingsOf = (siteUrl: string): Settings => ({
  ...settings,
  showreel: { ...settings.showreel, video_url: `${siteUrl}/samples/showreel.mp4` },
})
