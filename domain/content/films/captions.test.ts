import { describe, expect, it } from 'vitest'
import { isCaptions, webVttOf } from './captions.ts'
import { textOfFile } from './captionsFile.ts'
import { captionsIn, readCaptions } from './readCaptions.ts'
import { transcriptOf } from './transcript.ts'

const srt = '1\n00:00:01,000 --> 00:00:02,500\nHola\n\n2\n00:00:03,000 --> 00:00:04,000\nQué tal\nestás\n'
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500\nHola\n\n00:03.000 --> 00:04.000\nQué tal\nestás'

describe('Captions', () => {
  it('are stored as WebVTT', () => {
    expect(captionsIn(srt)).toBe(vtt)
    expect(isCaptions(captionsIn(srt))).toBe(true)
    expect(readCaptions(srt).repaired).toBe(0)
  })

  it('stay as they are when they are read again', () => {
    expect(captionsIn(vtt)).toBe(vtt)
  })

  it('stay a text without cues, for the form to refuse', () => {
    expect(captionsIn('  Hola\nQué tal  ')).toBe('Hola\nQué tal')
    expect(isCaptions('WEBVTT')).toBe(false)
    expect(webVttOf([])).toBe('')
  })

  it.each<[string, string, string]>([
    ['a byte order mark', `\uFEFF${srt}`, vtt],
    ['line ends of Windows', srt.replaceAll('\n', '\r\n'), vtt],
    ['line ends of old Macs', srt.replaceAll('\n', '\r'), vtt],
    ['points in SRT', srt.replaceAll(',', '.'), vtt],
    ['commas in WebVTT', vtt.replaceAll('.', ','), vtt],
    ['no hours', srt.replaceAll('00:00:0', '0:0'), vtt],
    ['short arrows', srt.replaceAll('-->', '->'), vtt],
    ['a typographic arrow', srt.replaceAll('-->', '→'), vtt],
    ['spaces within times', srt.replaceAll('00:00:0', '00: 00: 0'), vtt],
    ['no fraction', '0:00:01 --> 0:00:02\nHola', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola'],
    ['a fraction of two digits', '00:01.25 --> 00:02.5\nHola', 'WEBVTT\n\n00:01.250 --> 00:02.500\nHola'],
    ['full-width digits', '００：０１，０００ --> ００：０２，５００\n你好', 'WEBVTT\n\n00:01.000 --> 00:02.500\n你好'],
    ['Arabic digits', '٠٠:٠١,٠٠٠ --> ٠٠:٠٢,٥٠٠\nمرحبا', 'WEBVTT\n\n00:01.000 --> 00:02.500\nمرحبا'],
    ['no numbers', srt.replaceAll(/^\d\n/gm, ''), vtt],
    ['no blank lines between cues', srt.replaceAll('\n\n', '\n'), vtt],
    ['many blank lines', srt.replaceAll('\n', '\n\n'), vtt],
    ['a blank line in a cue', srt.replace('Qué tal\n', 'Qué tal\n\n'), vtt],
    [
      'names, settings, notes and styles',
      `WEBVTT - Reel\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE\nde Ana\n\nsaludo\n00:01.000 --> 00:02.500 align:start\nHola\n\nNOTE otra\n\n00:03.000 --> 00:04.000\nQué tal\nestás`,
      vtt,
    ],
    ['tags and positions', srt.replace('Hola', '{\\an8}<i>Ho<font color="#fff">la</font></i>'), vtt],
    ['timestamps within a cue', vtt.replace('Hola', 'Ho<00:01.500>la'), vtt],
  ])('are read with %s', (_, written, wanted) => {
    expect(captionsIn(written)).toBe(wanted)
  })

  it('may be numbers, as of a countdown', () => {
    const countdown = '00:01.000 --> 00:02.000\n2\n\n00:02.000 --> 00:03.000\n1'
    expect(readCaptions(countdown).cues.map(({ text }) => text)).toEqual(['2', '1'])
  })

  it('have the speaker’s name before the words', () => {
    expect(readCaptions('00:01.000 --> 00:02.000\n<v Ana>Hola</v>').cues[0]?.text).toBe('Ana: Hola')
  })

  it('may contain the signs of HTML', () => {
    const written = captionsIn('00:01.000 --> 00:02.000\n1 < 2 &amp; 3 &gt; 2&nbsp;&#8364;')
    expect(written).toContain('1 &lt; 2 &amp; 3 &gt; 2 €')
    expect(captionsIn(written)).toBe(written)
  })

  it('have hours after the first one', () => {
    expect(captionsIn('01:02:03,004 --> 01:02:05,000\nHola')).toContain('01:02:03.004 --> 01:02:05.000')
  })

  const cue = (from: string, to: string, text = 'Hola') => `${from} --> ${to}\n${text}`
  it.each<[string, string[], [from: number, to: number, text: string][]]>([
    ['reversed times', [cue('00:05', '00:02')], [[2000, 5000, 'Hola']]],
    [
      'overlaps',
      [cue('00:01', '00:05', 'A'), cue('00:03', '00:06', 'B')],
      [
        [1000, 3000, 'A'],
        [3000, 6000, 'B'],
      ],
    ],
    [
      'a wrong order',
      [cue('00:05', '00:06', 'B'), cue('00:01', '00:02', 'A')],
      [
        [1000, 2000, 'A'],
        [5000, 6000, 'B'],
      ],
    ],
    [
      'times without a length',
      [cue('00:01', '00:01', 'A'), cue('00:02', '00:02', 'B')],
      [
        [1000, 2000, 'A'],
        [2000, 4000, 'B'],
      ],
    ],
    ['cues without text', [cue('00:01', '00:02', '<i> </i>'), cue('00:03', '00:04')], [[3000, 4000, 'Hola']]],
    ['repeated cues', [cue('00:01', '00:02'), cue('00:01', '00:02')], [[1000, 2000, 'Hola']]],
    ['two speakers at once', [cue('00:01', '00:02', 'A'), cue('00:01', '00:03', 'B')], [[1000, 3000, 'A\nB']]],
  ])('are repaired if they have %s', (_, written, wanted) => {
    const { cues, repaired } = readCaptions(written.join('\n\n'))
    expect(cues.map(({ from, to, text }) => [from, to, text])).toEqual(wanted)
    expect(repaired).toBeGreaterThan(0)
  })
})

describe('A captions file', () => {
  const utf16 = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap((sign) => {
        const pair = [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]
        return isLittle ? pair : pair.reverse()
      }),
    )

  it.each([
    ['UTF-8', new TextEncoder().encode('¡Qué!')],
    ['UTF-16', utf16('\uFEFF¡Qué!', true)],
    ['UTF-16, high byte first', utf16('\uFEFF¡Qué!', false)],
    ['UTF-16 without a mark', utf16('1 ¡Qué!', true)],
    ['Windows’ encoding', Uint8Array.from([0xa1, 0x51, 0x75, 0xe9, 0x21])],
  ])('in %s is read', (_, bytes) => {
    expect(textOfFile(bytes, 'es')).toContain('¡Qué!')
  })

  it.each([
    ['ru', [0xcf, 0xf0, 0xe8], 'При'],
    ['ar', [0xe3, 0xd1], 'مر'],
    ['ja', [0x82, 0xb1], 'こ'],
    ['zh', [0xc4, 0xe3], '你'],
  ] as const)('in the older encoding of %s is read', (language, bytes, text) => {
    expect(textOfFile(Uint8Array.from(bytes), language)).toBe(text)
  })
})

describe('A transcript', () => {
  it('has the words of the captions, and a paragraph after a longer pause', () => {
    const later = `${vtt}\n\n00:09.000 --> 00:10.000\nAdiós`
    expect(transcriptOf(later)).toBe('Hola Qué tal estás\nAdiós')
    expect(transcriptOf('')).toBe('')
  })
})
