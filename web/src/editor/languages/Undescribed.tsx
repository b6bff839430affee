import { defaultLanguage } from '@studio/domain/languages'
import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TextField } from '../fields/TextPair'
import { TabNotice } from './TabNotice'

interface UndescribedProps {
  texts: readonly TextField[]
  /** The form's values by field name. */
  values: object
  onGo: (name: string) => void
}

/** Asks for a picture's Spanish alternative text if the picture has none. */
export function Undescribed({ texts, values, onGo }: UndescribedProps) {
  const { t } = useTranslation('console')
  const isWritten = (name: string) => String(values[name as keyof typeof values] ?? '').trim() !== ''
  return texts
    .map(({ name, describes = '' }) => ({ describes, name: `${name}_${defaultLanguage}` }))
    .filter(({ name, describes }) => isWritten(describes) && !isWritten(name))
    .map(({ name }) => (
      <TabNotice
        key={name}
        icon={<ImageOff aria-hidden size={20} />}
        text={t('admin.writing.picture.undescribed')}
        action={t('admin.writing.picture.describe')}
        onAction={() => onGo(name)}
      />
    ))
}
