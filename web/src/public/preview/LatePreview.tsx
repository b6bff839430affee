import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, useEffect, useState } from 'react'
import { persistently } from '../../lib/persistently'
import type { PreviewBannerProps } from './PreviewBanner'

interface LatePreviewProps extends PreviewBannerProps {
  i18n: i18n
  language: LanguageCode
}

/** Loads the banner of a preview, and its texts, which no other visitor needs. */
export function LatePreview({ i18n, language, ...props }: LatePreviewProps) {
  const [late, setLate] = useState<{ PreviewBanner: ComponentType<PreviewBannerProps> }>()
  useEffect(() => {
    const load = () => Promise.all([import('./PreviewBanner'), addTexts(i18n, language)])
    persistently(load).then(([loaded]) => setLate(loaded), console.warn)
  }, [i18n, language])
  return late && <late.PreviewBanner {...props} />
}

const addTexts = async (...asked: [i18n, LanguageCode]) =>
  (await import('../../i18n/previewTexts')).addPreviewTexts(...asked)
