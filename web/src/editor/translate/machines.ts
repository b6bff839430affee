import type { LanguageCode } from '@studio/domain/languages'
import { failureOnDevice, onDevice, translatable } from './onDevice'
import type { TranslationService } from './service'
import type { Translator } from './translator'

/** The machine that translates here, and the languages it knows; or why there is none. */
export type Machine =
  | {
      kind: 'device' | 'service'
      translator: Translator
      codes: readonly LanguageCode[]
      /** Why it failed. */
      whyOf: (error: unknown) => 'device' | 'model' | ReturnType<TranslationService['failureOf']>
    }
  | { kind: 'none'; why: 'browser' | 'offline' | 'service' }

/** The machine for these languages: the browser's own if it knows any of them, else the studio's service. */
export async function machineFor(
  codes: readonly LanguageCode[],
  service: TranslationService | undefined,
): Promise<Machine> {
  const known = await translatable(codes)
  if (known.length > 0) return { kind: 'device', translator: onDevice, codes: known, whyOf: failureOnDevice }
  if (!service) return { kind: 'none', why: 'browser' }
  try {
    if (!(await service.isOn())) return { kind: 'none', why: 'browser' }
  } catch (error) {
    return { kind: 'none', why: service.failureOf(error) === 'offline' ? 'offline' : 'service' }
  }
  return { kind: 'service', translator: service, codes, whyOf: service.failureOf }
}
