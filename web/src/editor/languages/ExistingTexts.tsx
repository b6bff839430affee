import type { LanguageCode } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { Field, Select } from '../../ui/form/Field'

/** A text that the site has already, in the languages in which somebody wrote it. */
export type ExistingText = Readonly<Partial<Record<LanguageCode, string>>>

interface ExistingTextsProps {
  /** In the order of the list. */
  choices: readonly { name: string; texts: ExistingText }[]
  onChoose: (texts: ExistingText) => void
}

/** Offers what the site calls such a thing already; a choice brings all its languages. */
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
