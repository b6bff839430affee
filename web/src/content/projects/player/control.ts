import { type PlayerCommand, speedAfter } from './playerKeys'

type VideoCommand = Exclude<PlayerCommand, { kind: 'fullScreen' | 'captions' }>

/** Runs a command on a video. */
export function control(video: HTMLVideoElement, command: VideoCommand) {
  switch (command.kind) {
    case 'toggle':
      return toggle(video)
    case 'mute':
      // Without this, a muted film at volume 0 would stay silent.
      if (video.muted && video.volume === 0) video.volume = 1
      video.muted = !video.muted
      return
    case 'seekBy':
      return seek(video, video.currentTime + command.seconds)
    case 'seekAt':
      return seek(video, command.seconds)
    case 'seekTo':
      return seek(video, command.part * video.duration)
    case 'volumeBy':
      return setVolume(video, video.volume + command.by)
    case 'volumeTo':
      return setVolume(video, command.volume)
    case 'speedBy':
      video.playbackRate = speedAfter(video.playbackRate, command.steps)
      return
    case 'speedTo':
      video.playbackRate = command.speed
  }
}

function toggle(video: HTMLVideoElement) {
  if (!video.paused) return video.pause()
  video.play().catch((error: unknown) => console.info('the film does not start', error))
}

/** Goes to a time in seconds, if the film's length is known. */
function seek(video: HTMLVideoElement, at: number) {
  if (Number.isFinite(video.duration)) video.currentTime = Math.min(Math.max(at, 0), video.duration)
}

function setVolume(video: HTMLVideoElement, volume: number) {
  video.volume = Math.min(Math.max(volume, 0), 1)
  video.muted = video.volume === 0
}
