import type { LanguageCode } from '@studio/domain/languages'
import { failureOnDevice, onDevice, translatable } from './onDevice'
import type { TranslationService } from './service'
import type { Translator } from './translator'

/** The available translator and its languages, or the reason why there is none. */
export type Machine =
  | {
      kind: 'device' | 'service'
      translator: Translator
      codes: readonly LanguageCode[]
      /** Returns the kind of failure. */
      whyOf: (error: unknown) => 'device' | 'model' | ReturnType<TranslationService['failureOf']>
    }
  | { kind: 'none'; why: 'browser' | 'offline' | 'service' }

/** Returns the browser's own translator if it knows any of these languages, else the studio's service. */
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
