import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/useLanguage'

/**
 * Shows the owner's title, description and keywords in the page's head. They exist in the owner's language only, so
 * the other languages keep their own.
 */
export function useSeo({ seo_defaults }: Settings) {
  const { language } = useLanguage()
  const { meta_title, meta_description, keywords } = seo_defaults
  useEffect(() => {
    if (language !== 'es') return
    const { seo_defaults: usual } = defaultSettings
    if (meta_title && meta_title !== usual.meta_title) document.title = meta_title
    if (meta_description && meta_description !== usual.meta_description) setMeta('description', meta_description)
    if (keywords) setMeta('keywords', keywords)
  }, [language, meta_title, meta_description, keywords])
}

function setMeta(name: string, content: string) {
  const known = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}
