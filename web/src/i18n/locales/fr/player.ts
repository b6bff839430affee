import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Lire',
  pause: 'Mettre en pause',
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  volume: 'Volume',
  speed: 'Vitesse',
  captions: 'Sous-titres',
  transcript: 'Transcription',
  chapters: 'Chapitres',
  toProject: 'Voir le projet {{title}}',
  window: 'Image dans l’image',
  fullScreen: 'Plein écran',
  smaller: 'Quitter le plein écran',
  position: 'Position',
  positionOf: '{{at}} sur {{seconds}}',
}
