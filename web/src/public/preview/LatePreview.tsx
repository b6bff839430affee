import type { LanguageCode } from '@studio/domain/languages'
import type { i18n } from 'i18next'
import { type ComponentType, useEffect, useState } from 'react'
import { persistently } from '../../lib/persistently'
import type { PreviewNoticeProps } from './PreviewNotice'

interface LatePreviewProps extends PreviewNoticeProps {
  i18n: i18n
  language: LanguageCode
}

/** Loads the banner of a preview, and its texts, which no other visitor needs. */
export function LatePreview({ i18n, language, ...props }: LatePreviewProps) {
  const [late, setLate] = useState<{ PreviewNotice: ComponentType<PreviewNoticeProps> }>()
  useEffect(() => {
    const load = () => Promise.all([import('./PreviewNotice'), addTexts(i18n, language)])
    persistently(load).then(([loaded]) => setLate(loaded), console.warn)
  }, [i18n, language])
  return late && <late.PreviewNotice {...props} />
}

const addTexts = async (...asked: [i18n, LanguageCode]) =>
  (await import('../../i18n/previewTexts')).addPreviewTexts(...asked)
