/**
 * Keeps malformed bodies out of the log. The platform's parser refuses invalid JSON before our code runs, and logs an
 * error whose message quotes the body. This replaces such a message with a fixed text.
 */
export function keepBodiesOutOfLog() {
  const logError = console.error
  console.error = (...words: unknown[]) =>
    logError(...(words.some(quotesBody) ? ['request body is not valid JSON'] : words))
}

const quotesBody = (word: unknown) => {
  const text = word instanceof Error ? (word.stack ?? '') : String(word)
  return text.startsWith('SyntaxError') && text.includes('JSON.parse')
}
