import { Share } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../lib/copyText'
import { Button } from '../../../ui/Button'
import { notify } from '../../../ui/toast/Toaster'

/** Shares the page's address with the system's own dialog; without one, copies it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('player')
  const copy = () =>
    copyText(location.href).then(
      () => notify.success(t('copied')),
      () => notify.error(t('notCopied')),
    )
  const share = () => {
    const shared = { title, url: location.href }
    if (!navigator.canShare?.(shared)) return void copy()
    navigator.share(shared).catch((error: unknown) => {
      // The visitor closed the system's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy()
    })
  }
  return (
    <Button variant="line" onClick={share}>
      <Share aria-hidden size={18} />
      {t('share')}
    </Button>
  )
}
