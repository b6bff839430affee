import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { Button } from '../../../ui/Button'
import { ListFoot } from '../../../ui/table/ListFoot'
import type { useInbox } from '../useInbox'

interface LoadedSoFarProps {
  inbox: ReturnType<typeof useInbox>
  total: number | undefined
}

/** Shows how much of the list is loaded, with a button that loads more. */
export function LoadedSoFar({ inbox, total }: LoadedSoFarProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const say = (value: number) => formatNumber(language, value)
  const count = inbox.rows.length
  const n = say(count)
  const left = total === undefined ? inbox.step : Math.max(total - inbox.rows.length, 1)
  const step = say(Math.min(inbox.step, left))
  return (
    <ListFoot data-keeps-focus>
      <p role="status">
        {inbox.isGrowing
          ? t('admin.messages.loadingMore')
          : total !== undefined && total >= inbox.rows.length
            ? t('admin.messages.loadedOf', { count: total, n, total: say(total) })
            : t('admin.messages.loaded', { count, n })}
      </p>
      {inbox.canGrow && (
        // `disabled` would take the keyboard focus away from the button.
        <Button
          variant="line"
          aria-disabled={inbox.isGrowing || undefined}
          onClick={inbox.isGrowing ? undefined : inbox.loadMore}
        >
          {t('admin.messages.loadMore', { n: step })}
        </Button>
      )}
    </ListFoot>
  )
}
