import type { Words } from './public'

/** The film player and the dialog around it, in Spanish. */
export const playerTexts = {
  play: 'Reproducir',
  pause: 'Pausar',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  volume: 'Volumen',
  speed: 'Velocidad',
  captions: 'Subtítulos',
  transcript: 'Transcripción',
  chapters: 'Capítulos',
  toProject: 'Ver el proyecto {{title}}',
  window: 'Ventana flotante',
  fullScreen: 'Pantalla completa',
  smaller: 'Salir de pantalla completa',
  position: 'Posición',
  positionOf: '{{at}} de {{seconds}}',
  brief: 'Encargo',
  approach: 'Enfoque',
  result: 'Resultado',
  footage: 'Material: {{hours}}\u00a0h → entrega: {{length}}',
  credits: 'Créditos',
  before: 'Antes',
  after: 'Después',
  compare: 'Comparar antes y después',
  compared: '{{share}}\u00a0% antes',
  delivered: 'Entregado en',
  share: 'Compartir',
  copied: 'Enlace copiado',
  notCopied: 'No se pudo copiar el enlace',
}

export type PlayerTexts = Words<typeof playerTexts>
