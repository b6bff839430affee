import * as v from 'valibot'
import { isFilmSource, isSafeUrl } from '../content/fields/checks.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { isOwnFilm } from '../content/films/manifest.ts'
import { narrow } from './cleanText.ts'
import { linkIn } from './link.ts'

/** Ways to play a video: by the page's own player, from a file or an uploaded film, or by its host's player in a frame. */
export type Playable = { kind: 'file' | 'film' | 'youtube' | 'vimeo'; url: string }

/** The site that hosts a video, without the names of its parts. */
const hostOf = (url: URL) => url.hostname.replace(/^(www|m|music|player|studio|gaming)\./, '')
const youtubeHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be']
const vimeoHost = 'vimeo.com'
const isHosted = (url: URL) => [...youtubeHosts, vimeoHost].includes(hostOf(url))

/** `embed/videoseries` plays a list and `embed/live_stream` a channel, though both look like an id. */
const noYoutubeIds = ['videoseries', 'live_stream']

/** Returns the YouTube player's address for a video, with its starting time. */
function onYoutube(url: URL): string | undefined {
  if (!youtubeHosts.includes(hostOf(url))) return undefined
  // youtu.be/aqz-KE-bpKQ&t=90 is how people add a time, and YouTube understands it.
  const [, first = '', second = ''] = url.pathname.replace(/&.*/, '').split('/')
  const inPath = hostOf(url) === 'youtu.be' ? first : /^(embed|shorts|live|v|e|watch|video)$/i.test(first) ? second : ''
  const id = inPath || (url.searchParams.get('v') ?? '')
  if (!/^[\w-]{11}$/.test(id) || noYoutubeIds.includes(id)) return undefined
  const start = secondsIn(url)
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
}

/** Path segments before a Vimeo video's number, and the hash after it that opens an unlisted video. */
const vimeoPath =
  /^\/(?:(?:m|video|videos|manage\/videos|(?:channels|ondemand)\/[^/]+|groups\/[^/]+\/videos|(?:album|showcase)\/\d+\/video|event\/\d+\/videos)\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?:\/|$)/

/** Returns the Vimeo player's address for a video. An unlisted video keeps its hash. */
function onVimeo(url: URL): string | undefined {
  if (hostOf(url) !== vimeoHost) return undefined
  const [, inPath, hashInPath] = vimeoPath.exec(url.pathname) ?? []
  const inShowcase = /^\/(album|showcase)\//.test(url.pathname) ? url.searchParams.get('video') : null
  const id = inPath ?? inShowcase
  if (!id || !/^\d+$/.test(id)) return undefined
  const hash = hashInPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  const start = secondsIn(url)
  return `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1${start ? `#t=${start}s` : ''}`
}

/** Returns the second at which a link starts its video, as in `t=90`, `t=1m30s` and `#t=30s`; 0 if it does not say. */
function secondsIn({ searchParams, pathname, hash }: URL): number {
  const inText = /(?:&|^#)t=([^&]*)/.exec(pathname.replace(/^[^&]*/, '') || hash)?.[1]
  const text = searchParams.get('t') ?? searchParams.get('start') ?? inText ?? ''
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/**
 * Returns the address in a text pasted for a video: a link, a sentence with one in it, or a host's embed code. Without
 * a link it returns the cleaned text.
 */
function addressIn(text: string): string {
  const source = /<iframe\b[^>]*?\ssrc=["']([^"']+)["']/i.exec(text)?.[1]
  const link = linkIn(source?.replaceAll('&amp;', '&') ?? text)
  const narrowed = narrow(link)
  return isSafeUrl(narrowed) && isHosted(new URL(narrowed)) ? narrowed : link
}

/** A film of the sample studio, which every site has. */
const bundledFilm = /^\/samples\/[\w-]+\.mp4$/

/**
 * Returns the player for the video at an address: an uploaded film, an mp4 or webm file, YouTube without cookies, or
 * Vimeo without tracking. Undefined for '' and for unknown addresses.
 */
export function playableOf(address: string): Playable | undefined {
  if (isOwnFilm(address)) return { kind: 'film', url: address }
  if (bundledFilm.test(address)) return { kind: 'file', url: address }
  const link = addressIn(address)
  if (!isSafeUrl(link)) return undefined
  const url = new URL(link)
  const youtube = onYoutube(url)
  if (youtube) return { kind: 'youtube', url: youtube }
  const vimeo = onVimeo(url)
  if (vimeo) return { kind: 'vimeo', url: vimeo }
  return isFilmSource(link) ? { kind: 'file', url: url.href } : undefined
}

/** Returns whether an address leads to a playlist, showcase, channel or event at YouTube or Vimeo, not to one video. */
const isNoSingleVideo = (link: string) => isSafeUrl(link) && isHosted(new URL(link)) && !playableOf(link)

/** The address of a video as it is stored, or ''. Other sites are allowed, although the page plays nothing from them. */
export const videoAddress = v.pipe(
  v.string(messageKey('videoUrl')),
  v.transform(addressIn),
  v.check((link) => link === '' || isOwnFilm(link) || isSafeUrl(link), messageKey('videoUrl')),
  v.check((link) => !isNoSingleVideo(link), messageKey('videoSingle')),
)
