import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'

interface OwnPictureProps {
  disabled: boolean
  onRemove: () => void
}

/** Shown instead of an uploaded picture's address, which means nothing to a reader. */
export function OwnPicture({ disabled, onRemove }: OwnPictureProps) {
  const { t } = useTranslation('console')
  return (
    <Root>
      {t('admin.writing.picture.own')}
      <Button variant="quiet" small disabled={disabled} onClick={onRemove}>
        <X aria-hidden size={16} />
        {t('admin.writing.picture.remove')}
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
