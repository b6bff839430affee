import { FileClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Age } from '../../ui/Age'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status/Notice'

interface DraftOfferProps {
  /** When the draft was last changed, in ms since 1970. */
  at: number
  onContinue: () => void
  onDiscard: () => void
}

/** Shown instead of the form: offers to continue or discard an older draft. */
export function DraftOffer({ at, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('console')
  return (
    <Notice
      icon={<FileClock aria-hidden size={28} />}
      action={
        <Actions>
          <Button onClick={onContinue}>{t('admin.writing.draft.open')}</Button>
          <Button variant="line" onClick={onDiscard}>
            {t('admin.writing.draft.discard')}
          </Button>
        </Actions>
      }
    >
      <Age moment={at} words={(when) => t('admin.writing.draft.offer', { when })} />
    </Notice>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`
