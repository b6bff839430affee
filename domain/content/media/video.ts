import { isFilmSource, isSafeUrl } from '../fields/checks.ts'

/** How a video is played: by the browser itself, or by its host's player in a frame. */
export type Playable = { kind: 'file' | 'youtube' | 'vimeo'; url: string }

const hostOf = (url: URL) => url.hostname.replace(/^(www|m|player)\./, '')

function youtubeId(url: URL): string | undefined {
  const host = hostOf(url)
  const [, first = '', second = ''] = url.pathname.split('/')
  const id =
    host === 'youtu.be'
      ? first
      : host !== 'youtube.com' && host !== 'youtube-nocookie.com'
        ? ''
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : (url.searchParams.get('v') ?? '')
  return /^[\w-]{6,20}$/.test(id) ? id : undefined
}

function vimeoId(url: URL): string | undefined {
  if (hostOf(url) !== 'vimeo.com') return undefined
  return url.pathname.split('/').find((part) => /^\d{5,12}$/.test(part))
}

/**
 * What a project's `video_url` plays: an mp4 or webm file, YouTube without cookies, or Vimeo without tracking.
 * Undefined for '' and for everything that no player of ours knows.
 */
export function playableOf(videoUrl: string): Playable | undefined {
  if (!isSafeUrl(videoUrl)) return undefined
  const url = new URL(videoUrl)
  const youtube = youtubeId(url)
  if (youtube) return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0` }
  const vimeo = vimeoId(url)
  if (vimeo) return { kind: 'vimeo', url: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` }
  return isFilmSource(videoUrl) ? { kind: 'file', url: url.href } : undefined
}
