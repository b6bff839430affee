import { isPictureSource } from '@studio/domain/content/fields/checks'
import { examplePhone } from '@studio/domain/settings/placeholders'
import type { SettingKind } from '@studio/domain/settings/settings'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoKind } from '../../editor/fields/VideoKind'
import { FilmDrop } from '../../editor/film/FilmDrop'
import { PictureDrop } from '../../editor/picture/PictureDrop'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { isComposing } from '../../lib/isComposing'
import { useDebouncedValue } from '../../lib/useDebouncedValue'
import { Field, Input, TextArea } from '../../ui/form/Field'
import { LogoPreview } from './LogoPreview'
import type { Draft } from './useGroup'

interface SettingFieldProps {
  name: string
  kind: SettingKind
  label: string
  value: string
  draft: Draft | undefined
  /** A warning that another setting needs a value in this field. */
  missing?: string | undefined
  disabled: boolean
  onType: (text: string) => void
  onSubmit: () => void
  onSave: (text: string) => void
}

/** The input's attributes and its example. */
const inputs: Partial<Record<SettingKind, { type?: string; inputMode?: 'numeric' | 'decimal'; placeholder: string }>> =
  {
    profile: { placeholder: '@…' },
    email: { type: 'email', placeholder: 'hola@example.com' },
    phone: { type: 'tel', placeholder: examplePhone },
    picture: { placeholder: 'https://…' },
    video: { type: 'url', placeholder: 'https://…' },
    months: { inputMode: 'numeric', placeholder: '24' },
    rate: { inputMode: 'decimal', placeholder: '4000' },
    analyticsId: { placeholder: 'G-XXXXXXXXXX' },
  }

/** The preview of an address below its field. */
const shown: Partial<Record<SettingKind, (address: string) => ReactNode>> = {
  video: (address) => <VideoKind value={address} />,
  picture: (address) => isPictureSource(address) && <LogoPreview key={address} address={address} />,
}

/** A text setting, saved on blur or on Enter. */
export function SettingField({
  name,
  kind,
  label,
  value,
  draft,
  missing,
  disabled,
  onType,
  onSubmit,
  onSave,
}: SettingFieldProps) {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const isLong = kind === 'lines'
  const address = useDebouncedValue(kind === 'video' || kind === 'picture' ? value.trim() : '')
  const error = () => {
    if (draft?.state === 'refused') return t('admin.settings.refused')
    return messageOf(draft?.error) ?? missing
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    if (isLong && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onSubmit()
  }
  // A refused value is retried only on Enter; retrying on blur would never end.
  const handleBlur = () => draft?.state === 'typing' && onSubmit()
  const common = {
    value,
    dir: isLong || kind === 'line' ? 'auto' : 'ltr',
    disabled,
    name,
    onBlur: handleBlur,
    onKeyDown: handleKeyDown,
  }
  const file = { address: value, disabled, onMade: onSave, onRemove: () => onSave('') }
  const withFile = (input: ReactNode) => {
    if (kind === 'picture')
      return (
        <PictureDrop name="logo_url" shape="logo" {...file}>
          {input}
        </PictureDrop>
      )
    if (kind !== 'video') return input
    return (
      <FilmDrop use="showreel" {...file}>
        {input}
      </FilmDrop>
    )
  }
  return (
    <Field
      label={label}
      error={error()}
      hint={kind === 'profile' ? t('admin.settings.profileHint') : address && shown[kind]?.(address)}
    >
      {(props) =>
        isLong ? (
          <TextArea {...props} {...common} rows={3} onChange={({ target }) => onType(target.value)} />
        ) : (
          withFile(
            <Input
              {...props}
              {...common}
              type="text"
              {...inputs[kind]}
              onChange={({ target }) => onType(target.value)}
            />,
          )
        )
      }
    </Field>
  )
}
