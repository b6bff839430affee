import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import type { Translator } from './translator'

/* The browser's own translator (https://webmachinelearning.github.io/translation-api): nothing leaves the device. */

interface Pair {
  sourceLanguage: string
  targetLanguage: string
}
interface BrowserTranslator {
  translate: (text: string) => Promise<string>
  destroy: () => void
}
interface Monitor {
  addEventListener: (name: 'downloadprogress', hear: (event: { loaded: number }) => void) => void
}
interface BrowserApi {
  availability: (pair: Pair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create: (options: Pair & { monitor: (monitor: Monitor) => void; signal: AbortSignal }) => Promise<BrowserTranslator>
}

const api = () => (globalThis as { Translator?: BrowserApi }).Translator
const pairOf = (targetLanguage: LanguageCode): Pair => ({ sourceLanguage: defaultLanguage, targetLanguage })

/** The languages among these that this browser can translate to, at once or after fetching a model. */
export async function translatable(codes: readonly LanguageCode[]): Promise<readonly LanguageCode[]> {
  const known = await Promise.all(
    codes.map((code) =>
      (api()?.availability(pairOf(code)) ?? Promise.resolve('unavailable' as const)).catch(() => 'unavailable'),
    ),
  )
  return codes.filter((_, at) => known[at] !== 'unavailable')
}

/** A model is fetched only while somebody's click is fresh; what it comes too late for is left to the next click. */
export const onDevice: Translator = {
  translate: async (code, texts, onDownload, signal) => {
    const translator = await api()?.create({
      ...pairOf(code),
      signal,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
    })
    if (!translator) throw new Error('this browser has no translator')
    try {
      const translated: string[] = []
      for (const text of texts) translated.push(await translator.translate(text))
      return translated
    } finally {
      translator.destroy()
    }
  },
}

/** Why the browser gave nothing: it wants another click before it fetches a model, or the model cannot be had. */
export const failureOnDevice = (error: unknown): 'device' | 'model' =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'device' : 'model'
