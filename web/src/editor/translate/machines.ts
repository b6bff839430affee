import type { LanguageCode } from '@studio/domain/languages'
import { failureOf, hasService, service } from './data'
import { onDevice, translatable } from './onDevice'
import type { Translator } from './translator'

/** The machine that translates here, and the languages it knows; or why there is none. */
export type Machine =
  | {
      kind: 'device' | 'service'
      translator: Translator
      codes: readonly LanguageCode[]
      /** Why it failed. */
      whyOf: (error: unknown) => 'device' | ReturnType<typeof failureOf>
    }
  | { kind: 'none'; why: 'browser' | 'offline' | 'service' }

/** The machine for these languages: the browser's own if it knows any of them, else the studio's service. */
export async function machineFor(codes: readonly LanguageCode[]): Promise<Machine> {
  const known = await translatable(codes)
  if (known.length > 0) return { kind: 'device', translator: onDevice, codes: known, whyOf: () => 'device' }
  try {
    if (await hasService()) return { kind: 'service', translator: service, codes, whyOf: failureOf }
    return { kind: 'none', why: 'browser' }
  } catch (error) {
    return { kind: 'none', why: failureOf(error) === 'offline' ? 'offline' : 'service' }
  }
}
