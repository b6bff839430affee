import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../ui/Button'

/** Closes a form. */
export function BackButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console')
  return (
    <Button variant="line" onClick={onClose}>
      <Back aria-hidden size={18} />
      <span>{t('admin.common.back')}</span>
    </Button>
  )
}

const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
