import { playableOf } from '@studio/domain/values/video'
import { useTranslation } from 'react-i18next'

/** Shows how the page plays the video at a URL, or that it cannot. */
export function VideoKind({ value }: { value: string }) {
  const { t } = useTranslation('console')
  return <span>{t(`admin.writing.video.${playableOf(value)?.kind ?? 'none'}`)}</span>
}
