import { cleanLine, narrow } from './cleanText.ts'

/** Punctuation after a link that belongs to the sentence around it. */
const trailing = /[.,;:!?'"’”»›…>\]}。，、；：！？）】」』]/

/**
 * A scheme, possibly mistyped with one slash or without the colon, and what follows up to a blank, a quote or the next
 * link of a list. A link within a link, as archives have it, follows a slash or a sign of its query.
 */
const withScheme = /(?:^|[^a-z0-9])https?(?::[/\\]*|\/\/+)(?:(?![,;|]https?:)[^\s<>"“”«»、。，])+/gi

/** A scheme that an input method has written in full width, alone or in part. */
const wideScheme = /https?[:：][/／]{2}/gi

/** A file on the sender's device, not a host: `reel.mp4`. */
const fileName =
  /^[^/?#]+\.(mp4|mov|m4v|avi|mkv|webm|mp3|wav|jpe?g|png|gif|webp|heic|psd|pdf|docx?|pptx?|xlsx?|txt|zip|rar)$/i

/** Maximum length of a text that is searched, in characters. A link that may be stored is at most half as long. */
const longest = 4096

/** A host with a dot in it, maybe a port and a path. */
const bareLink =
  /^(\/\/)?[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+(:\d+)?([/?#].*)?$/u

/** A scheme that is neither http nor https, such as javascript: or mailto:. A port's colon comes before a digit. */
const otherScheme = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d|https?:)\S/i

/**
 * Returns the link in a pasted text: alone, inside a sentence, in full-width letters or without https://. Returns the
 * cleaned text if it holds none or several, for the caller's check to refuse.
 */
export function linkIn(text: string): string {
  const line = cleanLine(text)
  if (line.length > longest) return line
  return find(line.replace(wideScheme, narrow)) ?? find(narrow(line)) ?? line
}

function find(line: string): string | undefined {
  if (otherScheme.test(line) || fileName.test(line)) return undefined
  // A link without a scheme may hold another link in its path or query.
  if (bareLink.test(line) && !/[\s<>"“”«»]/.test(line)) return `https://${ended(line).replace(/^\/\//, '')}`
  const links = new Set((line.match(withScheme) ?? []).map(completed))
  // Text with several links, which every check refuses because of the blanks between them.
  if (links.size > 0) return [...links].join(' ')
  const words = line.split(/[\s<>"“”«»]+/).map(ended)
  // In a sentence, "esto.Es" is a missing space: only www. or a path make a word a link there.
  const isLink = (word: string) => bareLink.test(word) && (words.length === 1 || /^www\.|\//i.test(word))
  const bare = words.filter(isLink)
  return bare.length === 1 ? `https://${bare[0]?.replace(/^\/\//, '')}` : undefined
}

/** A found link with its scheme spelled out, without the sentence's punctuation. */
const completed = (found: string) =>
  ended(found.slice(found.search(/https?/i)))
    // A field that already holds https:// gets a second one with the pasted link.
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
    .replace(/^(https?)(?::[/\\]*|\/\/+)/i, '$1://')

/** Brackets that a link may hold in pairs, as Wikipedia's do; a closing one alone belongs to the sentence. */
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/**
 * Returns a link without the sentence's punctuation at its end, in a single pass because strangers may send thousands
 * of characters.
 */
function ended(link: string): string {
  let end = link.length
  for (; end > 0; end -= 1) {
    const last = link[end - 1] ?? ''
    const opening = pairs[last]
    if (opening ? link.includes(opening) : !trailing.test(last)) break
  }
  return link.slice(0, end)
}
