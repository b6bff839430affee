/**
 * What is no JSON is refused by the platform's own parser, before any code of ours is asked; the server around it logs
 * the error, whose message quotes the body. From here on such a line says only what happened.
 */
export function keepBodiesOutOfLog() {
  const logError = console.error
  console.error = (...words: unknown[]) => logError(...(words.some(quotesBody) ? ['a body that is no JSON'] : words))
}

const quotesBody = (word: unknown) => {
  const text = word instanceof Error ? (word.stack ?? '') : String(word)
  return text.startsWith('SyntaxError') && text.includes('JSON.parse')
}
