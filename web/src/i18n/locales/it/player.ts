import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Riproduci',
  pause: 'Pausa',
  mute: 'Disattiva l’audio',
  unmute: 'Attiva l’audio',
  volume: 'Volume',
  speed: 'Velocità',
  captions: 'Sottotitoli',
  transcript: 'Trascrizione',
  chapters: 'Capitoli',
  toProject: 'Vedi il progetto {{title}}',
  window: 'Picture in picture',
  fullScreen: 'Schermo intero',
  smaller: 'Esci da schermo intero',
  position: 'Posizione',
  positionOf: '{{at}} di {{seconds}}',
}
