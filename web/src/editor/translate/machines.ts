import type { LanguageCode } from '@studio/domain/languages'
import { onDevice, translatable } from './onDevice'
import type { Translator } from './translator'

/** The machine that translates here, and the languages it knows; or why there is none. */
export type Machine =
  | {
      kind: 'device'
      translator: Translator
      codes: readonly LanguageCode[]
      /** The dictionary's key for why it failed. */
      reasonOf: (error: unknown) => 'admin.writing.translate.why.device'
    }
  | { kind: 'none'; why: 'browser' }

/** The machine for these languages: the browser's own, if it knows any of them. */
export async function machineFor(codes: readonly LanguageCode[]): Promise<Machine> {
  const known = await translatable(codes)
  if (known.length > 0)
    return {
      kind: 'device',
      translator: onDevice,
      codes: known,
      reasonOf: () => 'admin.writing.translate.why.device',
    }
  return { kind: 'none', why: 'browser' }
}
