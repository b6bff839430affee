import type { LanguageCode } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { Field, Select } from '../../ui/form/Field'

/** A text that exists on the site, in the languages in which a person wrote it. */
export type ExistingText = Readonly<Partial<Record<LanguageCode, string>>>

interface ExistingTextsProps {
  choices: readonly { name: string; texts: ExistingText }[]
  onChoose: (texts: ExistingText) => void
}

/** Offers existing texts of the site; choosing one fills in all its languages. */
export function ExistingTexts({ choices, onChoose }: ExistingTextsProps) {
  const { t } = useTranslation('console')
  const handleChoice = (name: string) => {
    const chosen = choices.find((choice) => choice.name === name)
    if (chosen) onChoose(chosen.texts)
  }
  if (choices.length === 0) return null
  return (
    <Field label={t('admin.writing.existing')}>
      {({ 'aria-required': _, ...props }) => (
        <Select {...props} value="" onChange={({ target }) => handleChoice(target.value)}>
          <option value="">{t('admin.writing.existingNone')}</option>
          {choices.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
