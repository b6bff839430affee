import type { Words } from './public'

/** The controls of the film player, in Spanish. */
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
}

export type PlayerTexts = Words<typeof playerTexts>
