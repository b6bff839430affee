import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import type { Translator } from './translator'

/* The browser's own translator (https://webmachinelearning.github.io/translation-api). No text leaves the device. */

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

/** Returns those languages that this browser can translate to, at once or after downloading a model. */
export async function translatable(codes: readonly LanguageCode[]): Promise<readonly LanguageCode[]> {
  const known = await Promise.all(
    codes.map((code) =>
      (api()?.availability(pairOf(code)) ?? Promise.resolve('unavailable' as const)).catch(() => 'unavailable'),
    ),
  )
  return codes.filter((_, at) => known[at] !== 'unavailable')
}

/** The browser downloads a model only shortly after a click; languages that come too late need another click. */
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

/** Returns `device` if the browser needs another click before it downloads a model, else `model`. */
export const failureOnDevice = (error: unknown): 'device' | 'model' =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'device' : 'model'
