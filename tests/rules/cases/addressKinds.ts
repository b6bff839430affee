import { limits } from '@studio/domain/content/fields/checks'

import { empty, type FieldKind, named, noForm, noText, type Value } from './fieldCases.ts'

const urlOfLength = (length: number) => 'https://example.com/'.padEnd(length, 'a')

const goodUrls: readonly Value[] = [
  'https://example.com',
  'https://example.com:8443/a/b.webp?size=2&x=%20#top',
  'https://example.com/@studio',
  'https://example.com?to=a@b',
  'https://example.com:1/',
  'https://example.com:9999/',
  'https://example.com:10000/',
  'https://example.com:59999/',
  'https://example.com:60000/',
  'https://example.com:64999/',
  'https://example.com:65000/',
  'https://example.com:65499/',
  'https://example.com:65529/',
  'https://example.com:65530/',
  'https://example.com:65535/',
  'HTTPS://EXAMPLE.COM/A',
  'https://例え.jp/画像',
  urlOfLength(limits.url),
].map((url) => [`address ${url.slice(0, 60)}`, url])

/** Addresses of this machine, from which the emulators serve the sample pictures. */
const ownUrls: readonly Value[] = [
  'http://127.0.0.1:9199/sample.webp',
  'http://localhost/sample.webp',
  'http://localhost:1',
  'http://localhost',
  'http://127.0.0.1?a',
  'HTTP://LOCALHOST#a',
].map((url) => [`address ${url}`, url])

/** Uploaded pictures. */
const keptPictures: readonly Value[] = named([`/media/${'0123456789abcdef'.repeat(4)}.webp`])

/** Addresses that only look like uploaded pictures. */
const strayPictures: readonly Value[] = named([
  `/media/${'a'.repeat(63)}.webp`,
  `/media/${'A'.repeat(64)}.webp`,
  `/media/${'a'.repeat(64)}-small.webp`,
  `/media/${'a'.repeat(64)}.svg`,
  `/media/${'a'.repeat(64)}xwebp`,
  `/media/${'a'.repeat(64)}.webp?a`,
  `//media/${'a'.repeat(64)}.webp`,
])

/** Addresses without encryption, which can be opened but not loaded into a page. */
const plainUrls: readonly Value[] = [
  'http://example.com/a',
  'http://localhost.example.com/',
  'http://127.0.0.1.example.com/',
  'http://127.0.0.10/',
  'http://127a0.0.1.example/',
  'http://127.0a0.1.example/',
  'http://127.0.0a1.example/',
].map((url) => [`address ${url}`, url])

/** Addresses that only look like this machine's. */
const strayMachines: readonly Value[] = named(['http://127a0.0.1/', 'http://127.0a0.1/', 'http://127.0.0a1/'])

const badUrls: readonly Value[] = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/a',
  'http://localhost:port/',
  'http://localhost:',
  'https://example.com:',
  'https://example.com:port/',
  'https://example.com:1port/',
  'https://example.com:8443x',
  'https://example.com:8abc/',
  'https://example.com:60abc/',
  'https://example.com:650ab/',
  'https://example.com:6550a/',
  'https://example.com:0/',
  'https://example.com:01/',
  'https://example.com:65536/',
  'https://example.com:65540/',
  'https://example.com:65600/',
  'https://example.com:66000/',
  'https://example.com:70000/',
  'https://example.com:99999/',
  'https://example.com:100000/',
  'https://[::1]/',
  'https://[::1',
  'https://a^b.example/',
  'https://a|b.example/',
  'https://a%41.example/',
  'http://localhost@example.com/',
  'https://user:secret@example.com/',
  'https://user@example.com',
  'https://user@example.com?a',
  'https://',
  'https:///',
  'example.com/a',
  '//example.com/a',
  'xhttps://example.com',
  'https://exa mple.com/',
  'https://example.com/a b',
  'https://example.com/\na',
  'https://example.com/a\vb',
  'https://example.com/a\u00a0b',
  'https://example.com/a\ufeffb',
  'https://example.com/<script>',
  'https://example.com/"onload=',
  'https://example.com\\@evil.example',
  urlOfLength(limits.url + 1),
].map((url) => [`address ${JSON.stringify(url).slice(0, 60)}`, url])

const url: FieldKind = { good: [...goodUrls, ...ownUrls, ...plainUrls], bad: [...noText, ...badUrls, empty] }
export const optionalUrl: FieldKind = { good: [empty, ...url.good], bad: [...noText, ...badUrls] }

/** Addresses that only look like uploaded films. */
const strayOwnFilms: readonly Value[] = named([
  `/film/${'a'.repeat(63)}/film.m3u8`,
  `/film/${'A'.repeat(64)}/film.m3u8`,
  `/film/${'a'.repeat(64)}/init.mp4`,
  `/film/${'a'.repeat(64)}/filmxm3u8`,
  `/film/${'a'.repeat(64)}/film.m3u8?a`,
  `//film/${'a'.repeat(64)}/film.m3u8`,
])
export const optionalVideo: FieldKind = {
  good: [...optionalUrl.good, ...named([`/film/${'0123456789abcdef'.repeat(4)}/film.m3u8`])],
  bad: [...optionalUrl.bad, ...strayOwnFilms],
}

export const picture: FieldKind = {
  good: [...goodUrls, ...ownUrls, ...keptPictures],
  bad: [...noText, ...badUrls, ...plainUrls, ...strayMachines, ...strayPictures, empty],
}
export const optionalPicture: FieldKind = {
  good: [empty, ...picture.good],
  bad: [...noText, ...badUrls, ...plainUrls, ...strayPictures],
}
/** The kind of an uploaded picture, or one of the site's samples, that may be ''. */
export const ownPicture: FieldKind = {
  good: [empty, ...keptPictures, ...named(['/samples/a.webp', `/samples/${'a-'.repeat(30)}.webp`])],
  bad: [
    ...noForm,
    ...goodUrls,
    ...ownUrls,
    ...strayPictures,
    ...named(['/samples/.webp', '/samples/volta.png', '/samples/a/b.webp', '/samples/../a.webp', '//samples/a.webp']),
    ...named([`/samples/${'a'.repeat(61)}.webp`]),
  ],
}

/** The kind of an uploaded sound, or one of the site's samples, that may be ''. */
export const ownSound: FieldKind = {
  good: [
    empty,
    ...named([`/film/${'0123456789abcdef'.repeat(4)}/loop.mp4`]),
    ...named(['/samples/a.m4a', `/samples/${'a-'.repeat(30)}.m4a`]),
  ],
  bad: [
    ...noForm,
    ...goodUrls,
    ...ownUrls,
    ...strayOwnFilms,
    ...named(['/samples/.m4a', '/samples/volta.mp4', '/samples/voltaxm4a', '/samples/a/b.m4a', '/samples/../a.m4a']),
    ...named(['//samples/a.m4a', `/samples/${'a'.repeat(61)}.m4a`]),
    ...named([
      `/film/${'a'.repeat(63)}/loop.mp4`,
      `/film/${'A'.repeat(64)}/loop.mp4`,
      `/film/${'a'.repeat(64)}/loopxmp4`,
    ]),
    ...named([`//film/${'a'.repeat(64)}/loop.mp4`, `/film/${'a'.repeat(64)}/loop.mp4?a`]),
  ],
}

/** Films, and addresses that only look like films. */
const filmUrls: readonly Value[] = named([
  'https://example.com/loop.mp4',
  'https://example.com/a/b/LOOP.WEBM?size=2#t=1',
  'http://127.0.0.1:9199/loop.webm',
  `/film/${'a'.repeat(64)}/loop.mp4`,
])
const strayFilms: readonly Value[] = named([
  'https://example.com/',
  'https://example.com/loop.mov',
  'https://example.com/loop.mp4/',
  'https://example.com/loopmp4',
  'https://example.com/?loop.mp4',
  'https://example.com/#loop.webm',
  'https://mp4',
  'http://example.com/loop.mp4',
  `/media/${'a'.repeat(64)}.mp4`,
  `/film/${'a'.repeat(64)}/film.m3u8`,
  `/film/${'a'.repeat(63)}/loop.mp4`,
  `/film/${'g'.repeat(64)}/loop.mp4`,
  `/film/${'a'.repeat(64)}/loopxmp4`,
])
export const optionalFilm: FieldKind = {
  good: [empty, ...filmUrls],
  bad: [...noText, ...badUrls.slice(-9), ...strayFilms],
}
