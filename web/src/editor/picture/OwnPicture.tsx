import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'

interface OwnPictureProps {
  /** Adds to a button's words which picture it is about. */
  withLabel: (words: string) => string
  disabled: boolean
  onRemove: () => void
}

/** Shown instead of an uploaded picture's address, which means nothing to a reader. */
export function OwnPicture({ withLabel, disabled, onRemove }: OwnPictureProps) {
  const { t } = useTranslation('console')
  const remove = t('admin.writing.picture.remove')
  return (
    <Root>
      {t('admin.writing.picture.own')}
      <Button variant="quiet" small aria-label={withLabel(remove)} disabled={disabled} onClick={onRemove}>
        <X aria-hidden size={16} />
        {remove}
      </Button>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-block-size: 2.75rem;
  font-weight: 500;
`
