import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Abspielen',
  pause: 'Pause',
  mute: 'Ton aus',
  unmute: 'Ton an',
  volume: 'Lautstärke',
  speed: 'Geschwindigkeit',
  captions: 'Untertitel',
  transcript: 'Transkript',
  chapters: 'Kapitel',
  toProject: 'Projekt {{title}} ansehen',
  window: 'Bild im Bild',
  fullScreen: 'Vollbild',
  smaller: 'Vollbild beenden',
  position: 'Position',
  positionOf: '{{at}} von {{seconds}}',
}
