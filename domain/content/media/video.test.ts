import { expect, test } from 'vitest'
import { playableOf } from './video.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', { kind: 'youtube', url: youtube }],
  ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ', { kind: 'youtube', url: youtube }],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', { kind: 'youtube', url: youtube }],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', { kind: 'youtube', url: youtube }],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', { kind: 'youtube', url: youtube }],
  ['https://vimeo.com/1084537', { kind: 'vimeo', url: vimeo }],
  ['https://vimeo.com/channels/staffpicks/1084537', { kind: 'vimeo', url: vimeo }],
  ['https://player.vimeo.com/video/1084537', { kind: 'vimeo', url: vimeo }],
  ['https://example.com/a/film.MP4?x=1', { kind: 'file', url: 'https://example.com/a/film.MP4?x=1' }],
  ['https://example.com/film.webm', { kind: 'file', url: 'https://example.com/film.webm' }],
  ['https://example.com/film.mov', undefined],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://www.youtube.com/', undefined],
  ['javascript:alert(1)//film.mp4', undefined],
  ['', undefined],
])('%s plays %j', (url, expected) => expect(playableOf(url)).toEqual(expected))
