import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { playableOf, videoAddress } from './video.ts'

const embedded = (id: string, more = '') => ({
  kind: 'youtube',
  url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${more}`,
})
const onVimeo = (id: string, hash = '', at = '') => ({
  kind: 'vimeo',
  url: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1${at}`,
})
const youtube = embedded('aqz-KE-bpKQ')
const unlisted = onVimeo('76979871', '8272103f6e')

describe('An address of one video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ', youtube],
    ['https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=x', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/v/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
    ['https://youtube.com/Shorts/aqz-KE-bpKQ', youtube],
    ['https://studio.youtube.com/video/aqz-KE-bpKQ/edit', youtube],
    ['https://youtu.be/aqz-KE-bpKQ&t=1m30s', embedded('aqz-KE-bpKQ', '&start=90')],
    ['https://youtu.be/aqz-KE-bpKQ?t=3', embedded('aqz-KE-bpKQ', '&start=3')],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', embedded('aqz-KE-bpKQ', '&start=90')],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=75', embedded('aqz-KE-bpKQ', '&start=75')],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h', embedded('aqz-KE-bpKQ', '&start=3600')],
    ['https://youtu.be/aqz-KE-bpKQ?t=soon', youtube],
    ['https://vimeo.com/1084537', onVimeo('1084537')],
    ['https://vimeo.com/1084537?share=copy#t=30s', onVimeo('1084537', '', '#t=30s')],
    ['https://vimeo.com/channels/staffpicks/1084537', onVimeo('1084537')],
    ['https://vimeo.com/channels/12345/1084537', onVimeo('1084537')],
    ['https://vimeo.com/groups/shorts/videos/1084537', onVimeo('1084537')],
    ['https://vimeo.com/manage/videos/1084537', onVimeo('1084537')],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e/privacy', unlisted],
    ['https://vimeo.com/ondemand/something/1084537', onVimeo('1084537')],
    ['https://vimeo.com/event/4321987/videos/1084537', onVimeo('1084537')],
    ['https://player.vimeo.com/video/1084537', onVimeo('1084537')],
    ['https://vimeo.com/76979871/8272103f6e', unlisted],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', unlisted],
    ['https://vimeo.com/76979871?h=8272103f6e', unlisted],
    ['https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e', unlisted],
    ['https://vimeo.com/album/3953264/video/1084537', onVimeo('1084537')],
    ['https://vimeo.com/showcase/3953264/video/1084537', onVimeo('1084537')],
    ['https://vimeo.com/showcase/3953264?video=1084537', onVimeo('1084537')],
    ['https://example.com/a/film.MP4?x=1', { kind: 'file', url: 'https://example.com/a/film.MP4?x=1' }],
    ['https://example.com/film.webm', { kind: 'file', url: 'https://example.com/film.webm' }],
    [
      'https://player.vimeo.com/external/76979871.hd.mp4?s=8272103f6e',
      { kind: 'file', url: 'https://player.vimeo.com/external/76979871.hd.mp4?s=8272103f6e' },
    ],
  ])('%s plays it', (address, playable) => {
    expect(playableOf(address)).toEqual(playable)
    expect(v.parse(videoAddress, address)).toBe(address)
  })
})

test.each([
  ['https://youtu.be/aqz-KE-bpKQ\u200B', 'https://youtu.be/aqz-KE-bpKQ'],
  ['youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['Mira esto: https://youtu.be/aqz-KE-bpKQ.', 'https://youtu.be/aqz-KE-bpKQ'],
  ['ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ａｑｚ－ＫＥ－ｂｐＫＱ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['\u202Ahttps://youtu.be/aqz-KE-bpKQ\u202C', 'https://youtu.be/aqz-KE-bpKQ'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;start=3" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&start=3',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?title=0&amp;h=8272103f6e" allow="autoplay"></iframe><p><a href="https://vimeo.com/76979871">New</a> on <a href="https://vimeo.com">Vimeo</a>.</p>',
    'https://player.vimeo.com/video/76979871?title=0&h=8272103f6e',
  ],
])('%j is stored as the address %s, and plays', (pasted, address) => {
  expect(v.parse(videoAddress, pasted)).toBe(address)
  expect(playableOf(address)).toBeDefined()
  expect(playableOf(pasted)).toEqual(playableOf(address))
})

test.each([
  'https://vimeo.com/showcase/3953264',
  'https://vimeo.com/album/3953264',
  'https://vimeo.com/event/4321987',
  'https://vimeo.com/event/4321987/embed/8272103f6e',
  'https://vimeo.com/channels/12345',
  'https://vimeo.com/manage/folders/1234567',
  'https://vimeo.com/somebody',
  'https://www.youtube.com/',
  'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghi',
  'https://www.youtube.com/@studio',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
])('%s is not a single video: nothing plays, and the field tells why', (address) => {
  expect(playableOf(address)).toBeUndefined()
  expect(v.safeParse(videoAddress, address).issues?.[0].message).toMatch(/^video(Single|Url)$/)
})

test('A showcase and an event are refused as no single video', () => {
  for (const address of ['https://vimeo.com/showcase/3953264', 'https://vimeo.com/event/4321987'])
    expect(v.safeParse(videoAddress, address).issues?.[0].message).toBe('videoSingle')
})

test('A film of the sample studio plays from its path, which nobody can store', () => {
  expect(playableOf('/samples/volta.mp4')).toEqual({ kind: 'file', url: '/samples/volta.mp4' })
  expect(playableOf('/samples/../film.mp4')).toBeUndefined()
  expect(v.safeParse(videoAddress, '/samples/volta.mp4').success).toBe(false)
})

test.each(['https://example.com/film.mov', 'https://drive.google.com/file/d/x/view', ''])(
  '%j may be stored, but does not play',
  (address) => {
    expect(v.parse(videoAddress, address)).toBe(address)
    expect(playableOf(address)).toBeUndefined()
  },
)

test.each([
  'javascript:alert(1)//film.mp4',
  'ftp://example.com/a',
  'el reel de ayer',
  `https://${'a'.repeat(3000)}.com`,
])('%j is not an address', (text) => {
  expect(playableOf(text)).toBeUndefined()
  expect(v.safeParse(videoAddress, text).issues?.[0].message).toBe('videoUrl')
})

test('Another host with the name of a known one plays nothing', () =>
  expect(playableOf('https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ')).toBeUndefined())
