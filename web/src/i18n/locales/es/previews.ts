import type { Words } from './public'

/** The console's preview links, in Spanish. */
export const previews = {
  title: 'Vista previa',
  text: 'Un enlace muestra, en todos los idiomas y sin poder cambiar nada, lo guardado que aún no es público. Funciona {{days}} días o hasta que lo desactives.',
  share: 'Compartir vista previa',
  created: 'Enlace creado',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo.',
  link: 'Enlace de vista previa',
  made: 'Creado por {{who}} el {{when}}',
  expires: 'Vence el {{when}}',
  visits: 'Visitas',
  revoke: 'Desactivar',
  revokeTitle: '¿Desactivar este enlace?',
  revokeText: 'Deja de funcionar de inmediato para todas las personas que lo tienen.',
  revoked: 'Desactivado',
  expired: 'Vencido',
  revokedNow: 'Enlace desactivado',
  none: 'Aún no hay enlaces.',
  loading: 'Cargando los enlaces',
  offline: 'Sin conexión: los enlaces se crean, se ven y se desactivan con internet.',
  failed: 'No se pudieron cargar los enlaces.',
  createFailed: 'No se pudo crear el enlace. Intenta de nuevo.',
  revokeFailed: 'No se pudo desactivar el enlace. Intenta de nuevo.',
}

export type PreviewsTexts = Words<typeof previews>
