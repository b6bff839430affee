import type { PlayerTexts } from '../es/player'

export const playerTexts: PlayerTexts = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  speed: 'Speed',
  captions: 'Captions',
  transcript: 'Transcript',
  chapters: 'Chapters',
  toProject: 'See the project {{title}}',
  window: 'Picture in picture',
  fullScreen: 'Full screen',
  smaller: 'Exit full screen',
  position: 'Position',
  positionOf: '{{at}} of {{seconds}}',
}
