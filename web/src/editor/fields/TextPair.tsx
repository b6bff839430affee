import type { TextMark } from '@studio/domain/content/translation/textMarks'
import { defaultLanguage, type LanguageCode, languageOf } from '@studio/domain/languages'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../i18n/useValidationMessage'
import { color, radius, space } from '../../theme/tokens'
import { Field, Input, TextArea } from '../../ui/form/Field'
import type { ExistingText } from '../languages/ExistingTexts'
import { CaptionsInput } from './CaptionsInput'
import { DefaultLine } from './DefaultLine'
import { MarkLine } from './MarkLine'

/** A text that exists in every language. */
export interface TextField {
  name: string
  label: string
  /** The rows of a multi-line text. */
  rows?: number
  /** Captions, which can be read from a file. */
  isCaptions?: true
  /** A hint about the text, shown below it while it is not empty. */
  Hint?: ComponentType<{ value: string }>
  /** Returns the default text, which the page shows while the owner's text is empty. */
  defaultText?: (language: LanguageCode) => string
  /** True if the text is never required. */
  isOptional: boolean
  /** The picture field whose alternative text this is. */
  describes?: string
  /** Existing texts of this kind on the site, to choose from. */
  choices?: readonly { name: string; texts: ExistingText }[]
}

interface TextPairProps {
  field: TextField
  language: LanguageCode
  /** True if the text is required now; a hidden document may lack it. */
  isRequired: boolean
  /** Shows the Spanish text next to this one. */
  isBesideSpanish: boolean
  /** The text's mark, if no person wrote it. */
  mark: TextMark | undefined
  /** Confirms the marked text as it is. */
  onConfirm: () => void
  /** Replaces the text by another that nobody has typed. */
  onReplace: (text: string) => void
}

/** A text field in one language, with the Spanish text next to it. */
export function TextPair({ field, language, isRequired, isBesideSpanish, mark, onConfirm, onReplace }: TextPairProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const messageOf = useValidationMessage()
  const { register, formState } = useFormContext<Record<string, string>>()
  const name = `${field.name}_${language}`
  const [own = '', ownSpanish = ''] = useWatch<Record<string, string>>({
    name: [name, `${field.name}_${defaultLanguage}`],
  })
  const spanish = ownSpanish.trim() ? ownSpanish : (field.defaultText?.(defaultLanguage) ?? '')
  const usual = field.defaultText?.(language)
  const written = { lang: language, dir: languageOf(language).dir, placeholder: usual, ...register(name) }
  const hints = [
    mark && <MarkLine key="mark" mark={mark} onConfirm={onConfirm} />,
    usual && (
      <DefaultLine key="default" label={field.label} text={usual} isDefault={!own.trim()} onReplace={onReplace} />
    ),
    field.Hint && own.trim() && <field.Hint key="hint" value={own} />,
  ].filter(Boolean)
  const required = isRequired ? tp('contact.required') : undefined
  return (
    <Pair $beside={isBesideSpanish}>
      {isBesideSpanish && (
        <Spanish>
          <strong>{`${field.label} · ${languageOf(defaultLanguage).name}`}</strong>
          {spanish ? (
            <p lang={defaultLanguage} dir={languageOf(defaultLanguage).dir}>
              {spanish}
            </p>
          ) : (
            <em>{t('admin.writing.noSpanish')}</em>
          )}
        </Spanish>
      )}
      <Field
        label={field.isOptional ? tp('contact.optional', { label: field.label }) : field.label}
        required={required}
        error={messageOf(formState.errors[name]?.message)}
        errorLanguage={language}
        hint={hints.length > 0 && hints}
      >
        {(props) => {
          if (!field.rows) return <Input {...props} {...written} />
          const area = <TextArea {...props} {...written} rows={field.rows} />
          if (!field.isCaptions) return area
          return (
            <CaptionsInput key={name} language={language} onRead={onReplace}>
              {area}
            </CaptionsInput>
          )
        }}
      </Field>
    </Pair>
  )
}

const Pair = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${space(1)} ${space(2)};
  @container (min-width: 38rem) {
    grid-template-columns: ${({ $beside }) => ($beside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }
`
const Spanish = styled.div`
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  strong {
    font-size: 0.875rem;
    font-weight: 600;
  }
  p {
    max-block-size: 20rem;
    overflow: auto;
    color: ${color.ink};
    white-space: pre-line;
  }
`
